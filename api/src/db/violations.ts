export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '23505') || isUniqueViolation(error.cause);
}

/** Tells whether written rows violate a constraint (PostgreSQL error class 23). */
export function isIntegrityViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && /^23\w{3}$/.test(String(error.code))) || isIntegrityViolation(error.cause);
}
