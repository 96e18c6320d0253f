import { isAutomatic, notePresence } from './axios-client';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a read is automatic a minute after the last touch or key, and a change never is', () => {
  notePresence();
  window.dispatchEvent(new Event('keydown'));
  jest.advanceTimersByTime(60_000);
  expect(isAutomatic('GET')).toBe(false);
  jest.advanceTimersByTime(1);
  expect([isAutomatic('GET'), isAutomatic('POST')]).toEqual([true, false]);
  window.dispatchEvent(new Event('pointerdown'));
  expect(isAutomatic('GET')).toBe(false);
});
