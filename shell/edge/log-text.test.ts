import { loggedMessage, redactText, redactUrl } from './log-text';

const id = '0f8c1f9e-9d2b-4b63-8a53-1f2d3c4b5a69';
const token = `${id}.q3r-Ab_cDefGhijkLmnopQrstuvWxyzABCDEFGHIJKL`;

test.each([
  ['/', '/'],
  ['/api/health', '/api/health'],
  ['/event-booking/x?search=Ada', '/event-booking/x'],
  [`/api/event/booking/${token}`, '/api/event/booking/…'],
  [`/api/event/booking/${token}/cancel`, '/api/event/booking/…/cancel'],
  [`/art-page/${id}?from=ada@visitors.example`, '/art-page/…'],
  ['/api/users/ada@visitors.example', '/api/users/…'],
  ['/api/users/ada%40visitors.example', '/api/users/…'],
  ['/recover-password#ticket=abcdef', '/recover-password'],
  ['/v0/b/gallery/o?name=images%2Fada.png&upload_id=7', '/v0/b/gallery/o'],
  ['/robots.txt', '/robots.txt'],
])('shortens the address %s to %s', (url, logged) => {
  expect(redactUrl(url)).toBe(logged);
});

test.each([
  ['its data came too late', 'its data came too late'],
  ['render took more than 1300 ms', 'render took more than 1300 ms'],
  ['connect ECONNREFUSED 127.0.0.1:4000', 'connect ECONNREFUSED 127.0.0.1:4000'],
  [`GET /api/event/booking/${token} failed`, 'GET /api/event/booking/….… failed'],
  [`no mail to ada@visitors.example`, 'no mail to …'],
  [`GET /api/order?reference=${id}: 500`, 'GET /api/order 500'],
  ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N', '….….…'],
])('shortens the text %s to %s', (text, logged) => {
  expect(redactText(text)).toBe(logged);
});

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
