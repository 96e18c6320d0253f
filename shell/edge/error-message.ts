const maxLength = 500;

/** One line: a message may repeat what somebody else wrote. */
export function errorMessage(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.slice(0, maxLength).split('\n')[0] ?? '';
}
