const maxLength = 500;

/** One line without what would steer a terminal: a message may repeat what somebody else wrote. */
export function errorMessage(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const [line = ''] = text.slice(0, maxLength).split('\n');
  return line.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ');
}
