import { createRecentPages } from '../page-source';
import type { Page } from '../render-page';

const page = { status: 200, isRendered: true } as Page;
let generation: number;

beforeEach(() => {
  jest.useFakeTimers();
  generation = 1;
});
afterEach(() => jest.useRealTimers());

function recentPages() {
  const recent = createRecentPages(() => generation);
  recent.get('/');
  return recent;
}

test('keeps a page for one second', () => {
  const recent = recentPages();
  recent.set('/about', page, generation);
  jest.advanceTimersByTime(900);
  expect(recent.get('/about')).toBe(page);
  jest.advanceTimersByTime(200);
  expect(recent.get('/about')).toBeUndefined();
});

test('removes pages of the former release at once and does not save late ones', () => {
  const recent = recentPages();
  recent.set('/about', page, generation);
  generation += 1;
  expect(recent.get('/about')).toBeUndefined();
  recent.set('/about', page, generation - 1);
  expect(recent.get('/about')).toBeUndefined();
});

test('does not keep an unrendered page or a 404', () => {
  const recent = recentPages();
  recent.set('/about', { ...page, isRendered: false }, generation);
  recent.set('/gone', { ...page, status: 404 }, generation);
  expect([recent.get('/about'), recent.get('/gone')]).toEqual([undefined, undefined]);
});

test('limits the number of kept pages', () => {
  const recent = recentPages();
  for (let count = 0; count < 10_000; count += 1) recent.set(`/?${count}`, page, generation);
  expect(recent.get('/?0')).toBe(page);
  expect(recent.get('/?9999')).toBeUndefined();
});
