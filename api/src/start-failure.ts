import { isDatabaseGone } from './db/database-gone';
import { codeOf } from './error-code';
import { safeMessageOf } from './logging/error-record';

/** One line that says why the start failed, and what to do about it where that is known. */
export function startFailureOf(error: unknown): string {
  if (codeOf(error) === 'EADDRINUSE')
    return 'The PORT is already in use. Stop the other program, or set another PORT.';
  if (isDatabaseGone(error)) return 'The database cannot be reached. Check DATABASE_URL.';
  if (error instanceof Error && error.cause) return startFailureOf(error.cause);
  return safeMessageOf(error).replaceAll('\n', ' ');
}
