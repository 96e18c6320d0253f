import type { RenderedArea } from '../render/area-renderer';
import type { OpenRelease } from './open-releases';
import type { ReleaseSet } from './release-set';
import { createReleaseSets } from './release-sets';
import type { RemoteSite } from './remote-site';

const openOf = (digest: string) => ({ digest, area: { digest: () => digest } }) as unknown as OpenRelease;
const [live, candidate, account] = [openOf('live'), openOf('candidate'), openOf('account')];
const noArea = { digest: () => undefined } as unknown as RenderedArea;

let current: OpenRelease;

function openSets() {
  current = live;
  const remote = (open: () => OpenRelease | undefined) => ({ current: open }) as unknown as RemoteSite;
  return createReleaseSets({
    parts: { shell: {}, skeletons: {} } as unknown as ReleaseSet,
    remotes: {
      gallery: remote(() => current),
      customer: remote(() => account),
      admin: remote(() => undefined),
    },
    shellArea: noArea,
    closedArea: noArea,
  });
}

test('visitors with the same releases share a set', () => {
  const sets = openSets();
  expect(sets.of({ gallery: candidate })).toBe(sets.of({ gallery: candidate }));
  expect(sets.of({ gallery: live })).toBe(sets.defaultSet());
  expect(sets.of({ gallery: candidate }).areas.customer).toBe(account.area);
});

test('a candidate that opens or closes keeps the default set', () => {
  const sets = openSets();
  const before = sets.defaultSet();
  sets.forget(false);
  expect(sets.defaultSet()).toBe(before);
});

test('a promotion makes a new set and keeps the old one unchanged', () => {
  const sets = openSets();
  const before = sets.defaultSet();
  current = candidate;
  sets.forget(true);
  expect(sets.defaultSet().areas.gallery).toBe(candidate.area);
  expect(sets.defaultSet().generation).not.toBe(before.generation);
  expect(before.areas.gallery).toBe(live.area);
});
