import { renderApp } from '@gallery/shared/testing/render-app';
import { apiDown, stubApi } from '@gallery/shared/testing/stub-api';
import { act, screen } from '@testing-library/react';
import { useServerClock } from './server-clock';

const readAt = '2026-11-27T17:19:00.000Z';
const yearMs = 365 * 86_400_000;

/** The one-way delays of the next trips to the server, in milliseconds. Later trips have none. */
let oneWayMs: number[];
let sleptMs: number;
let isDown: boolean;
let asked: number;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse(readAt) - yearMs });
  const startedAt = performance.now();
  [oneWayMs, sleptMs, isDown, asked] = [[], 0, false, 0];
  stubApi({
    '/auction/clock': async () => {
      asked += 1;
      if (isDown) return apiDown();
      const delay = oneWayMs.shift() ?? 0;
      await passed(delay);
      const now = Date.parse(readAt) + performance.now() - startedAt + sleptMs;
      await passed(delay);
      return { now: new Date(now).toISOString() };
    },
  });
});
afterEach(() => jest.useRealTimers());

const passed = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function Clock() {
  return <p role="timer">{new Date(useServerClock(readAt)).toISOString()}</p>;
}

function shown() {
  return screen.getByRole('timer').textContent;
}

test("the page shows the server's time on a phone whose clock is a year behind", async () => {
  renderApp(<Clock />, '/');
  expect(shown()).toBe(readAt);
  await pass(30_300);
  expect(shown()).toBe('2026-11-27T17:19:30.000Z');
  expect(asked).toBe(5);
});

test('the clock uses the middle of the shortest of five round trips', async () => {
  oneWayMs = [1_500, 2_000, 40, 3_000, 1_000];
  renderApp(<Clock />, '/');
  await pass(20_300);
  expect(shown()).toBe('2026-11-27T17:19:20.000Z');
});

test('a phone that wakes shows the right time and asks the server again', async () => {
  renderApp(<Clock />, '/');
  await pass(10_000);
  sleptMs = 3_600_000;
  jest.setSystemTime(Date.now() + sleptMs);
  await pass(1_300);
  expect(shown()).toBe('2026-11-27T18:19:11.000Z');
  expect(asked).toBe(10);
});

test("a changed system clock does not move the page's time", async () => {
  renderApp(<Clock />, '/');
  await pass(10_000);
  jest.setSystemTime(Date.now() + yearMs);
  await pass(1_300);
  expect(shown()).toBe('2026-11-27T17:19:11.000Z');
});

test('the time stops while the server does not answer, and then continues', async () => {
  isDown = true;
  renderApp(<Clock />, '/');
  await pass(8_000);
  expect(shown()).toBe(readAt);
  isDown = false;
  await pass(12_300);
  expect(shown()).toBe('2026-11-27T17:19:20.000Z');
});
