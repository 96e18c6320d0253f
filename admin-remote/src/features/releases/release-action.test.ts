import { sampleCandidate, sampleRelease, sampleRemote } from '../../testing/sample-releases';
import { choicesOf, nextOf, nextShare, possibleActions, rollbackOf } from './release-action';

const canary = { run: 'run-1', share: 5, steps: [], since: '2026-11-23T08:00:00.000Z' };
const previous = sampleRelease({ version: '7.3.0', state: 'replaced' });

test('while a canary runs a rollback takes it away, and everyone has the live release', () => {
  const remote = sampleRemote({ next: sampleCandidate(), canary, others: [previous] });
  expect(rollbackOf(remote)).toMatchObject({
    away: { version: '7.4.0' },
    back: { version: '7.3.1' },
    share: 5,
  });
});

test('without a canary a rollback leads to the release that was live before', () => {
  const withdrawn = sampleRelease({ version: '7.2.9', state: 'withdrawn' });
  const remote = sampleRemote({ next: sampleCandidate(), others: [withdrawn, previous] });
  expect(rollbackOf(remote)).toMatchObject({ away: { version: '7.3.1' }, back: { version: '7.3.0' } });
});

test('the first release of a remote cannot be rolled back', () => {
  expect(rollbackOf(sampleRemote())).toBeNull();
  expect(rollbackOf(sampleRemote({ live: null, others: [previous] }))).toBeNull();
});

test('a refused release can be chosen for nothing, the live one can be pinned and previewed', () => {
  const refused = sampleRelease({ version: '7.5.0', state: 'refused' });
  const remote = sampleRemote({ next: refused, others: [previous, previous] });
  const versions = (kind: 'promote' | 'pin') => choicesOf(remote, kind).map(({ version }) => version);
  expect(versions('promote')).toEqual(['7.3.0']);
  expect(versions('pin')).toEqual(['7.3.1', '7.3.0']);
});

test.each([
  [5, [], 25],
  [25, [], null],
  [10, [10, 50, 100], 50],
  [50, [10, 50, 100], null],
])('after %d %% of the steps %j comes %p', (share, steps, next) => {
  expect(nextShare(sampleRemote({ canary: { ...canary, share, steps } }))).toBe(next);
});

test('a withdrawn release stays visible until another is live, and returns only by promotion', () => {
  const withdrawn = sampleRelease({
    version: '7.4.0',
    state: 'withdrawn',
    since: '2026-11-23T13:00:00.000Z',
  });
  const remote = sampleRemote({ others: [previous, withdrawn] });
  expect(nextOf(remote)).toBe(withdrawn);
  expect(nextOf({ ...remote, live: sampleRelease({ since: '2026-11-23T14:00:00.000Z' }) })).toBeNull();
  expect(choicesOf(remote, 'promote')).toContain(withdrawn);
  for (const kind of ['canary', 'pin', 'preview'] as const)
    expect(choicesOf(remote, kind)).not.toContain(withdrawn);
});

test('one canary at a time, and what is pinned can be unpinned', () => {
  const offered = sampleRelease({ version: '7.4.0', state: 'offered' });
  expect(possibleActions(sampleRemote({ next: offered }))).toEqual(['promote', 'canary', 'pin', 'preview']);
  expect(possibleActions(sampleRemote({ next: sampleCandidate(), canary }))).not.toContain('canary');
  expect(possibleActions(sampleRemote({ pin: sampleRelease() }))).toEqual(['unpin', 'preview']);
});
