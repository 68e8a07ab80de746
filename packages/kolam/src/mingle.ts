import { stepOf } from './grid.ts';
import type { TracedThread } from './trace.ts';

/** The share of crossings at which two different threads meet, rather than one thread and itself. */
export function mingling(threads: readonly TracedThread[]): number {
  const crossings = new Map<string, Set<TracedThread>>();
  for (const thread of threads) {
    for (const { x, y, to, toState } of thread.segments) {
      if (toState !== 'open') continue;
      const [dx, dy] = stepOf(to);
      const place = `${x + dx / 2},${y + dy / 2}`;
      crossings.set(place, (crossings.get(place) ?? new Set()).add(thread));
    }
  }
  const shared = [...crossings.values()].filter((met) => met.size > 1);
  return shared.length / crossings.size;
}
