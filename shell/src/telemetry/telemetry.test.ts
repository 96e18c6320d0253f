import { type Beacon, maxBeaconBytes } from '@gallery/shared/contract/telemetry/beacon';
import { notePageEvent } from './page-events';
import { followPageEvents } from './telemetry';

const watched: ((metric: object) => void)[] = [];
jest.mock('web-vitals', () => {
  const watch = (report: (metric: object) => void) => void watched.push(report);
  return { onLCP: watch, onINP: watch, onCLS: watch };
});

const releases = { gallery: 'a'.repeat(16), customer: 'b'.repeat(16), shell: 'c'.repeat(16) };
const patterns = { gallery: ['/', '/art-page/:id'], customer: ['/dashboard'] };
let sent: Beacon[];
let send: jest.Mock;
let timings: { name: string; description: string }[];

beforeEach(() => {
  jest.useFakeTimers();
  watched.length = 0;
  timings = [];
  Object.assign(performance, { getEntriesByType: () => [{ serverTiming: timings }] });
  sent = [];
  send = jest.fn((_path: string, body: string) => void sent.push(JSON.parse(body)));
  window.pageEvents = [];
  Object.assign(navigator, { sendBeacon: send });
  Object.assign(window, { fetch: async () => ({ ok: true, json: async () => patterns }) });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
});
afterEach(() => jest.useRealTimers());

test('a page reports its view once, with pattern and releases', async () => {
  await start('/art-page/7');
  expect(sent).toEqual([
    { view: true, route: '/art-page/:id', releases, failed: [], errors: [], vitals: [] },
  ]);
});

test('a view carries the canary tokens of the edge', async () => {
  timings = [
    { name: 'page', description: '' },
    { name: 'canary-gallery', description: 'a.b.c' },
  ];
  await start('/');
  expect(sent).toMatchObject([{ view: true, tokens: { gallery: 'a.b.c' } }]);
});

test('a view carries errors from before the code arrived', async () => {
  notePageEvent(errorOf('gallery', 'TypeError: early'));
  await start('/');
  expect(sent).toMatchObject([
    { view: true, failed: ['gallery'], errors: [{ remote: 'gallery', message: 'Error: TypeError: early' }] },
  ]);
});

test('the first script of the stack owns an error, and extensions are ignored', async () => {
  await start('/');
  happen(errorOf('customer', 'bad'));
  happen(errorIn('chrome-extension://abc/content.js', 'foreign'));
  happen(errorIn('http://localhost/static/main.js', 'ours'));
  jest.runAllTimers();
  expect(sent.slice(1).flatMap(({ errors }) => errors)).toEqual([
    { remote: 'customer', message: 'Error: bad' },
    { remote: 'shell', message: 'Error: ours' },
  ]);
});

test('an area with a fallback counts as failed', async () => {
  await start('/');
  notePageEvent({ area: 'customer', error: withStack(new Error('customer is not available'), '') });
  jest.runAllTimers();
  expect(sent[1]).toMatchObject({ view: false, failed: ['customer'] });
});

test('a script that fails to load counts as a failure of its remote', async () => {
  await start('/');
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = '/remotes/gallery/static/zoom.js';
  document.body.append(script);
  script.addEventListener('error', (event) => happen(event));
  script.dispatchEvent(new Event('error'));
  jest.runAllTimers();
  expect(sent[1]).toMatchObject({ failed: ['gallery'], errors: [] });
});

test('repeated errors report once, in few beacons within the size limit', async () => {
  await start('/');
  for (let times = 0; times < 1000; times++)
    happen(errorOf('gallery', `${'x'.repeat(times % 25)} €`.repeat(9)));
  jest.runAllTimers();
  const told = sent.flatMap(({ errors }) => errors.map(({ message }) => message));
  expect(told).toHaveLength(20);
  expect(new Set(told).size).toBe(20);
  expect(sent.length).toBeLessThanOrEqual(6);
  expect(sent.filter(({ failed }) => failed.length > 0)).toHaveLength(1);
  for (const [, body] of send.mock.calls) expect(Buffer.byteLength(body)).toBeLessThanOrEqual(maxBeaconBytes);
});

test('each new path reports its own view and failures', async () => {
  await start('/');
  notePageEvent({ path: '/' });
  notePageEvent({ path: '/art-page/7' });
  happen(errorOf('gallery', 'bad'));
  notePageEvent({ path: '/dashboard' });
  jest.runAllTimers();
  expect(sent.map(({ route, view, failed }) => [route, view, failed])).toEqual([
    ['/', true, []],
    ['/art-page/:id', true, ['gallery']],
    ['/dashboard', true, []],
  ]);
});

test('a reloaded remote reports no release', async () => {
  await start('/');
  notePageEvent({ reloaded: 'gallery' });
  notePageEvent({ path: '/art-page/7' });
  jest.runAllTimers();
  expect(sent[1]?.releases).toEqual({ customer: releases.customer, shell: releases.shell });
});

test('the vitals report once, on leaving, for the opened route', async () => {
  await start('/');
  watched[0]?.({ name: 'LCP', value: 812.4, navigationType: 'navigate' });
  watched[2]?.({ name: 'CLS', value: 0.012345, navigationType: 'navigate' });
  notePageEvent({ path: '/dashboard' });
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pagehide'));
  expect(sent.filter(({ vitals }) => vitals.length > 0)).toMatchObject([
    {
      view: false,
      route: '/',
      vitals: [
        { name: 'LCP', value: 812 },
        { name: 'CLS', value: 0.0123 },
      ],
    },
  ]);
});

test('blocked beacons and a missing edge cause no error', async () => {
  send.mockImplementation(() => {
    throw new TypeError('blocked');
  });
  Object.assign(window, { fetch: () => Promise.reject(new TypeError('blocked')) });
  await start('/');
  happen(errorOf('gallery', 'bad'));
  jest.runAllTimers();
  expect(window.pageEvents).toHaveLength(0);
});

test('a page without the edge records no events', () => {
  Reflect.deleteProperty(window, 'pageEvents');
  notePageEvent({ path: '/' });
  followPageEvents(() => undefined);
  expect(window.pageEvents).toBeUndefined();
});

async function start(path: string): Promise<void> {
  const telemetry = await import('./telemetry');
  await telemetry.start(releases, path);
}

function happen(event: Event): void {
  window.pageEvents?.push(event);
}

function errorOf(remote: string, message: string): ErrorEvent {
  return errorIn(`http://localhost/remotes/${remote}/static/app.js`, message);
}

function errorIn(script: string, message: string): ErrorEvent {
  const error = withStack(
    new Error(message),
    `\n    at f (${script}:1:2)\n    at http://localhost/static/react.js:1:1`,
  );
  if (script.startsWith('chrome')) error.stack = `Error\n    at ${script}:1:1`;
  return new ErrorEvent('error', { error, message, filename: script });
}

function withStack(error: Error, stack: string): Error {
  error.stack = stack;
  return error;
}
