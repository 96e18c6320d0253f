import { type CanaryView, createCanaryTokens } from './canary-tokens';

const view: CanaryView = { run: 'run-1', arm: 'candidate', digest: 'd'.repeat(64), network: '203.0.113.7' };
let now: number;
const open = (max?: number, secret = 'a salt') =>
  createCanaryTokens({ secret: () => secret, now: () => now, max });

beforeEach(() => {
  now = Date.UTC(2026, 10, 24);
});

test.each<[change: string, other: Partial<CanaryView>]>([
  ['run', { run: 'run-2' }],
  ['arm', { arm: 'live' }],
  ['release', { digest: 'e'.repeat(64) }],
  ['network', { network: '203.0.113.8' }],
])('rejects a token for another %s', (_change, other) => {
  const tokens = open();
  const token = tokens.issue(view);
  expect(tokens.accepts(token, view, false)).toBe(true);
  expect(tokens.accepts(token, { ...view, ...other }, false)).toBe(false);
});

test('accepts a token of another edge and rejects one of another site', () => {
  const token = open().issue(view);
  expect(open().accepts(token, view, false)).toBe(true);
  expect(open(undefined, 'another salt').accepts(token, view, false)).toBe(false);
});

test('counts a token once as a view and once as a failure', () => {
  const tokens = open();
  const token = tokens.issue(view);
  tokens.use(token, false);
  expect(tokens.accepts(token, view, false)).toBe(false);
  expect(tokens.accepts(token, view, true)).toBe(true);
  tokens.use(token, true);
  expect(tokens.accepts(token, view, true)).toBe(false);
});

test('accepts a token for an hour', () => {
  const tokens = open();
  const token = tokens.issue(view);
  now += 3_600_000;
  expect(tokens.accepts(token, view, false)).toBe(true);
  now += 1;
  expect(tokens.accepts(token, view, false)).toBe(false);
});

test('rejects changed tokens', () => {
  const tokens = open();
  const [time = '', nonce = '', mac = ''] = tokens.issue(view).split('.');
  const later = (Number.parseInt(time, 36) + 1).toString(36);
  for (const changed of [`${later}.${nonce}.${mac}`, `${time}.${nonce}.`, `${time}..${mac}`, '', 'a', '..'])
    expect(tokens.accepts(changed, view, false)).toBe(false);
});

test('limits its used tokens and rejects each of them again', () => {
  const tokens = open(10);
  const made = Array.from({ length: 50 }, () => {
    now += 1;
    return tokens.issue(view);
  });
  for (const token of made) tokens.use(token, true);
  expect(tokens.size()).toBe(10);
  for (const token of made) expect(tokens.accepts(token, view, true)).toBe(false);
  now += 1;
  expect(tokens.accepts(tokens.issue(view), view, false)).toBe(true);
  now += 3_600_001;
  tokens.use(tokens.issue(view), false);
  expect(tokens.size()).toBe(1);
});
