import type { RenderedArea } from '../render/area-renderer';
import type { OpenRelease } from './open-releases';
import type { RemoteSite } from './remote-site';
import type { SiteView } from './site-view';
import { createViews } from './views';

const openOf = (digest: string) => ({ digest, area: { digest: () => digest } }) as unknown as OpenRelease;
const [live, candidate, account] = [openOf('live'), openOf('candidate'), openOf('account')];
const noArea = { digest: () => undefined } as unknown as RenderedArea;

let current: OpenRelease;

function openViews() {
  current = live;
  const remote = (open: () => OpenRelease | undefined) => ({ current: open }) as unknown as RemoteSite;
  return createViews({
    parts: { shell: {}, skeletons: {} } as unknown as SiteView,
    remotes: {
      gallery: remote(() => current),
      customer: remote(() => account),
      admin: remote(() => undefined),
    },
    shellArea: noArea,
    closedArea: noArea,
  });
}

test('visitors of the same releases share a view, and so its rendered pages', () => {
  const views = openViews();
  expect(views.of({ gallery: candidate })).toBe(views.of({ gallery: candidate }));
  expect(views.of({ gallery: live })).toBe(views.everybody());
  expect(views.of({ gallery: candidate }).areas.customer).toBe(account.area);
});

test('a candidate that opens or goes takes no page from everybody', () => {
  const views = openViews();
  const before = views.everybody();
  views.forget(false);
  expect(views.everybody()).toBe(before);
});

test('a promotion makes a new view, and the old one stays what it was', () => {
  const views = openViews();
  const before = views.everybody();
  current = candidate;
  views.forget(true);
  expect(views.everybody().areas.gallery).toBe(candidate.area);
  expect(views.everybody().generation).not.toBe(before.generation);
  expect(before.areas.gallery).toBe(live.area);
});
