import { loggedMessage } from './logged-message';

test('removes control characters from a remote’s text', () => {
  const written = '\u001b[2J\redge: all is well\u009b\u202e\u2028';
  for (const text of [messageOf(written), written]) {
    const line = loggedMessage(new Error(text));
    expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    expect(line).toContain('[2J edge:');
  }
});

test('limits a message to one line of 500 characters', () => {
  expect(loggedMessage(new Error('first\nsecond'))).toBe('first');
  expect(loggedMessage('a'.repeat(1000))).toHaveLength(500);
});

/** The message quotes the invalid JSON. */
function messageOf(text: string): string {
  try {
    return JSON.parse(text);
  } catch (error) {
    return (error as Error).message;
  }
}
