import type { RemoteName } from '@gallery/shared/host';
import type { RenderedArea } from '../render/area-renderer';
import type { OpenRelease } from './open-releases';
import type { RemoteSite } from './remote-site';
import { remoteNames, type SiteView } from './site-view';

/** Two of each remote, and previews. */
const maxViews = 16;

type Options = {
  parts: Omit<SiteView, 'areas' | 'generation' | 'remotes'>;
  remotes: Record<RemoteName, RemoteSite>;
  shellArea: RenderedArea;
  /** Of a remote of which nothing is open. */
  closedArea: RenderedArea;
};

export function createViews({ parts, remotes, shellArea, closedArea }: Options) {
  let forAll: SiteView | undefined;
  let generation = 0;
  const others = new Map<string, SiteView>();
  return { everybody, of, forget };

  function everybody(): SiteView {
    forAll ??= make(areasWith({}));
    return forAll;
  }

  /** The same view for the same releases; what everybody gets where nothing else is chosen. */
  function of(chosen: Partial<Record<RemoteName, OpenRelease>>): SiteView {
    const areas = areasWith(chosen);
    if (isOf(everybody(), areas)) return everybody();
    const key = remoteNames.map((name) => areas[name].digest()).join();
    const known = others.get(key);
    if (known && isOf(known, areas)) return known;
    if (others.size >= maxViews) others.clear();
    const view = make(areas);
    others.set(key, view);
    return view;
  }

  /** What was rendered is no longer what would be; `everybodys` where that is true of what everybody gets. */
  function forget(everybodys: boolean): void {
    if (everybodys) forAll = undefined;
    others.clear();
  }

  function make(areas: SiteView['areas']): SiteView {
    return { ...parts, remotes, areas, generation: ++generation };
  }

  function areasWith(chosen: Partial<Record<RemoteName, OpenRelease>>): SiteView['areas'] {
    const areaOf = (name: RemoteName) => (chosen[name] ?? remotes[name].current())?.area ?? closedArea;
    return {
      gallery: areaOf('gallery'),
      customer: areaOf('customer'),
      admin: areaOf('admin'),
      shell: shellArea,
    };
  }
}

function isOf(view: SiteView, areas: SiteView['areas']): boolean {
  return remoteNames.every((name) => view.areas[name] === areas[name]);
}
