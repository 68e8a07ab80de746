type Falsy = false | 0 | 0n | null | undefined;

/** Joins the class names that are there. */
export function cx(...names: (string | Falsy)[]): string {
  return names.filter(Boolean).join(' ');
}
