import { clientOf, forwardedFor } from './client-address';

const request = {
  headers: { 'x-forwarded-for': '6.6.6.6, 2001:db8:1:2::9' },
  socket: { remoteAddress: '127.0.0.1' },
};

test('uses the address that the front appended, not the one that the client claims', () => {
  expect(clientOf(request, true)).toBe('2001:db8:1:2::9');
  expect(clientOf({ ...request, headers: {} }, true)).toBe('127.0.0.1');
  expect(clientOf(request, false)).toBe('127.0.0.1');
});

test('forwards the whole list behind a front and only the peer’s address without one', () => {
  expect(forwardedFor(request, true)).toBe('6.6.6.6, 2001:db8:1:2::9');
  expect(forwardedFor(request, false)).toBe('127.0.0.1');
});
