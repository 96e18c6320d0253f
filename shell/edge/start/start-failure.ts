const sentences: Record<string, string> = {
  EADDRINUSE: 'The PORT is already in use. Stop the other program, or set another PORT.',
  EACCES: 'This user may not open the PORT. Set one above 1023.',
  EADDRNOTAVAIL: 'HOST is no address of this machine.',
};

export function startFailureOf(error: unknown): string {
  const { code = '', message = String(error) } = error as NodeJS.ErrnoException;
  return sentences[code] ?? message;
}
