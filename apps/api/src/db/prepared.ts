import type { Db } from './client.ts';

/**
 * Builds a prepared query once per database handle. Composing SQL anew for each call costs more CPU than running
 * it (docs/scale.md), so the calls every visitor makes go through here.
 */
export function prepared<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const built = new WeakMap<Db, Query>();
  return (db) => {
    let query = built.get(db);
    if (!query) {
      query = build(db);
      built.set(db, query);
    }
    return query;
  };
}
