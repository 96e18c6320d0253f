import { createRecentPages } from './recent-pages';
import type { Page } from './render-page';

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

test('a page is sent again for one second, and looked for in the cache after that', () => {
  const recent = recentPages();
  recent.set('/about', page, generation);
  jest.advanceTimersByTime(900);
  expect(recent.get('/about')).toBe(page);
  jest.advanceTimersByTime(200);
  expect(recent.get('/about')).toBeUndefined();
});

test('a new release is shown at once, and a page of the former one that comes late is not saved', () => {
  const recent = recentPages();
  recent.set('/about', page, generation);
  generation += 1;
  expect(recent.get('/about')).toBeUndefined();
  recent.set('/about', page, generation - 1);
  expect(recent.get('/about')).toBeUndefined();
});

test('a page that was not rendered, or does not exist, is tried again for the next visitor', () => {
  const recent = recentPages();
  recent.set('/about', { ...page, isRendered: false }, generation);
  recent.set('/gone', { ...page, status: 404 }, generation);
  expect([recent.get('/about'), recent.get('/gone')]).toEqual([undefined, undefined]);
});

test('addresses without end take no memory without end', () => {
  const recent = recentPages();
  for (let count = 0; count < 10_000; count += 1) recent.set(`/?${count}`, page, generation);
  expect(recent.get('/?0')).toBe(page);
  expect(recent.get('/?9999')).toBeUndefined();
});
