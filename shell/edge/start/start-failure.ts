const sentences: Record<string, string> = {
  EADDRINUSE: 'The PORT is already in use. Stop the other program, or set another PORT.',
  EACCES: 'This user may not open the PORT. Set one above 1023.',
  EADDRNOTAVAIL: 'HOST is no address of this machine.',
};

/** One line that says why the start failed, and what to do about it where that is known. */
export function startFailureOf(error: unknown): string {
  const { code = '', message = String(error) } = error as NodeJS.ErrnoException;
  return sentences[code] ?? message;
}
