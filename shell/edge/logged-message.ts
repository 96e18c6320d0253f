const maxLength = 500;

/** Returns one line without control characters, because a message may repeat untrusted text. */
export function loggedMessage(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const [line = ''] = text.slice(0, maxLength).split('\n');
  return line.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ');
}
