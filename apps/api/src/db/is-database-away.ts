/** Refused, reset, shutting down, starting up, too many connections. */
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
]);
const sentences = /timeout exceeded when trying to connect|Connection terminated/;

/** Whether an error says that the database cannot be reached, rather than that a query is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (codes.has((cause as { code?: string }).code ?? '') || sentences.test(cause.message))
      return true;
  }
  return false;
}
