import { isDatabaseUnreachable } from '../db/database-errors';
import { errorCodeOf, safeMessageOf } from '../logging/error-record';

/** Returns one line with the reason and, where known, the remedy. */
export function startFailureOf(error: unknown): string {
  const sentence = sentences[errorCodeOf(error)]?.(error as NodeJS.ErrnoException);
  if (sentence) return sentence;
  if (isDatabaseUnreachable(error)) return 'The database cannot be reached. Check DATABASE_URL.';
  if (error instanceof Error && error.cause) return startFailureOf(error.cause);
  return safeMessageOf(error).replaceAll('\n', ' ');
}

const sentences: Record<string, ((error: NodeJS.ErrnoException) => string) | undefined> = {
  EADDRINUSE: () =>
    'The PORT or the INTERNAL_PORT is already in use. Stop the other program, or set another one.',
  EADDRNOTAVAIL: () => 'HOST is no address of this machine.',
  EACCES: ({ syscall, path }) =>
    syscall === 'listen' && !path
      ? 'This user may not open the PORT. Set one above 1023.'
      : `This user may not write ${path ?? 'to DATA_DIR'}. Give DATA_DIR to this user, or set another one.`,
  EPERM: ({ path }) =>
    `This user may not change ${path ?? 'DATA_DIR'}. Give DATA_DIR to this user, or set another one.`,
  EROFS: ({ path }) => `${path ?? 'DATA_DIR'} is on a file system that is read only. Set another DATA_DIR.`,
  ENOTDIR: ({ path }) => `${path ?? 'DATA_DIR'} lies in a file, not in a folder. Set another DATA_DIR.`,
  EEXIST: ({ path }) => `${path ?? 'DATA_DIR'} is a file, not a folder. Set another DATA_DIR.`,
  ENOSPC: () => 'The disk is full. Make room where DATA_DIR or the backup lies, and start again.',
};
