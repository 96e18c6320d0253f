/** Whether a query failed because the database cannot be reached, and not because of the query. */
export function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return goneCodes.test(code) || goneWords.test(error.message) || isDatabaseGone(error.cause);
}

/** Of the network, and PostgreSQL's own: connection exceptions, shutting down, too many connections. */
const goneCodes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|08\d\d\d|57P0\d|53300)$/;

/** The drivers give these no code. */
const goneWords =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|calling end on the pool|PGlite is clos/;
