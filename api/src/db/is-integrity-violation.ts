/** Whether the rows that were written contradict others: a class of errors of PostgreSQL. */
export function isIntegrityViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && /^23\w{3}$/.test(String(error.code))) || isIntegrityViolation(error.cause);
}
