import { errorCodeOf } from '../logging/error-record';

export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '23505') || isUniqueViolation(error.cause);
}

/** Tells whether written rows violate a constraint (PostgreSQL error class 23). */
export function isIntegrityViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && /^23\w{3}$/.test(String(error.code))) || isIntegrityViolation(error.cause);
}

export function isDatabaseUnreachable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { message = '', cause } = error as Partial<Error>;
  return (
    unreachableCodes.test(errorCodeOf(error)) ||
    unreachableMessage.test(message) ||
    isDatabaseUnreachable(cause)
  );
}

const unreachableCodes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|08\d\d\d|57P0\d|53300)$/;

const unreachableMessage =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|calling end on the pool|Client was closed|connection error and is not queryable|PGlite is clos/;
