import { sampleCandidate, sampleRelease, sampleRemote } from '../../testing/sample-releases';
import { choicesOf, nextOf, nextShare, possibleActions, rollbackOf } from './release-action';

const canary = { run: 'run-1', share: 5, steps: [], since: '2026-11-23T08:00:00.000Z' };
const previous = sampleRelease({ version: '7.3.0', state: 'replaced' });

test('a rollback removes a running canary and keeps the live release', () => {
  const remote = sampleRemote({ next: sampleCandidate(), canary, others: [previous] });
  expect(rollbackOf(remote)).toMatchObject({
    away: { version: '7.4.0' },
    back: { version: '7.3.1' },
    share: 5,
  });
});

test('a rollback without a canary returns to the release that was live before', () => {
  const withdrawn = sampleRelease({ version: '7.2.9', state: 'withdrawn' });
  const remote = sampleRemote({ next: sampleCandidate(), others: [withdrawn, previous] });
  expect(rollbackOf(remote)).toMatchObject({ away: { version: '7.3.1' }, back: { version: '7.3.0' } });
});

test('the first release of a remote has no rollback', () => {
  expect(rollbackOf(sampleRemote())).toBeNull();
  expect(rollbackOf(sampleRemote({ live: null, others: [previous] }))).toBeNull();
});

test("'promote' offers no refused release, and 'pin' offers the live one", () => {
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
])('the step after %d %% with the steps %j is %p', (share, steps, next) => {
  expect(nextShare(sampleRemote({ canary: { ...canary, share, steps } }))).toBe(next);
});

test("a withdrawn release stays listed until another is live, and only 'promote' offers it", () => {
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

test("a running canary excludes another, and a pin offers 'unpin'", () => {
  const offered = sampleRelease({ version: '7.4.0', state: 'offered' });
  expect(possibleActions(sampleRemote({ next: offered }))).toEqual(['promote', 'canary', 'pin', 'preview']);
  expect(possibleActions(sampleRemote({ next: sampleCandidate(), canary }))).not.toContain('canary');
  expect(possibleActions(sampleRemote({ pin: sampleRelease() }))).toEqual(['unpin', 'preview']);
});
