/** @jest-environment node */
import { gateSchema } from '../contract/releases/releases.schema';
import { checkDeclared, gatesOf } from './gates';
import type { Footprint, Release } from './release';

const nothing: Footprint = { globals: [], listeners: [], selectors: [] };
const live: Release = {
  remote: 'gallery',
  version: '7.3.1',
  needsHost: 2,
  requires: { react: '^19.3.1' },
  entry: 'static/remoteEntry.js',
  exposes: { './app': { js: [], css: [] } },
  routes: {},
  sha256: { 'static/remoteEntry.js': 'ab' },
  firstView: { '/': 61_440, '/about': 20_480 },
  renderTime: 1.2,
  footprint: { found: nothing, declared: nothing },
};
const exceededOf = (candidate: Release, beside: Release | undefined = live) =>
  gatesOf(candidate, beside).flatMap(({ name, exceeded }) => (exceeded ? [name] : []));

test('an unchanged release exceeds no gate, and each line fits the schema', () => {
  const lines = gatesOf({ ...live, version: '7.4.0' }, live);
  expect(lines).toEqual([
    { name: 'First view of /', live: '60.0 KB', candidate: '60.0 KB', change: '0%', exceeded: false },
    {
      name: 'Time to render, beside a reference page',
      live: '1.20',
      candidate: '1.20',
      change: '0%, ± 2%',
      exceeded: false,
    },
    {
      name: 'Needs of the shell',
      live: 'contract 2',
      candidate: 'contract 2',
      change: 'the same modules',
      exceeded: false,
    },
    {
      name: 'Globals, listeners, global selectors',
      live: '0',
      candidate: '0',
      change: 'none added',
      exceeded: false,
    },
  ]);
  for (const line of lines) expect(gateSchema.validateSync(line, { strict: true })).toEqual(line);
});

test('the gate names the route that grew most', () => {
  const heavier = { ...live, firstView: { '/': 60_000, '/about': 21_700 } };
  expect(gatesOf(heavier, live)[0]).toEqual({
    name: 'First view of /about',
    live: '20.0 KB',
    candidate: '21.2 KB',
    change: '+6.0%',
    exceeded: true,
  });
  expect(exceededOf({ ...live, firstView: { '/': 64_500, '/about': 21_500 } })).toEqual([]);
});

test('a new route may be as large as the largest live one', () => {
  expect(exceededOf({ ...live, firstView: { ...live.firstView, '/news': 62_000 } })).toEqual([]);
  expect(exceededOf({ ...live, firstView: { ...live.firstView, '/news': 70_000 } })).toEqual([
    'First view of /news',
  ]);
});

test('a slower page exceeds the gate only beyond the error of measurement', () => {
  expect(exceededOf({ ...live, renderTime: 1.28 })).toEqual([]);
  expect(exceededOf({ ...live, renderTime: 1.29 })).toEqual(['Time to render, beside a reference page']);
});

test('a route without its size exceeds the gate, and a removed one does not', () => {
  const about = { '/about': { js: [], css: [] } };
  const silent = { ...live, firstView: { '/': 61_440 } };
  expect(exceededOf({ ...silent, routes: about })).toEqual(['First view of /about']);
  expect(exceededOf(silent)).toEqual([]);
});

test('the gate names new needs of the shell', () => {
  const [, , needs] = gatesOf({ ...live, needsHost: 3, requires: { react: '^19.4.0' } }, live);
  expect(needs).toMatchObject({ live: 'contract 2', candidate: 'contract 3', change: 'react ^19.4.0' });
});

test('a new global exceeds the gate, and an undeclared one is refused by name', () => {
  const found = { globals: ['dataLayer'], listeners: ['scroll'], selectors: ['a:hover'] };
  const candidate = { ...live, footprint: { found, declared: { ...nothing, listeners: ['scroll'] } } };
  expect(exceededOf(candidate)).toEqual(['Globals, listeners, global selectors']);
  expect(() => checkDeclared(candidate)).toThrow(
    'it does not declare the global dataLayer, the selector a:hover',
  );
  expect(() => checkDeclared({ ...live, footprint: { found, declared: found } })).not.toThrow();
});

test('a first release and a first self-description exceed no gate', () => {
  const { firstView: _, renderTime: __, footprint: ___, ...silent } = live;
  expect(exceededOf(live, undefined)).toEqual([]);
  expect(exceededOf(live, silent)).toEqual([]);
  expect(exceededOf(silent, silent)).toEqual([]);
  expect(() => checkDeclared(silent)).not.toThrow();
});

test('a release without its self-description exceeds the gates', () => {
  const { firstView: _, renderTime: __, footprint: ___, ...silent } = live;
  expect(exceededOf(silent)).toEqual([
    'First view',
    'Time to render, beside a reference page',
    'Globals, listeners, global selectors',
  ]);
});

test('names of Object.prototype count as new routes', () => {
  expect(exceededOf({ ...live, firstView: { toString: 61_000 } })).toEqual([]);
  expect(exceededOf({ ...live, firstView: { toString: 70_000 } })).toEqual(['First view of toString']);
});
