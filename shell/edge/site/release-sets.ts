import { remoteNames } from '@gallery/shared/contract/releases/releases';
import type { RemoteName } from '@gallery/shared/host';
import type { RenderedArea } from '../render/area-renderer';
import type { OpenRelease } from './open-releases';
import type { ReleaseSet } from './release-set';
import type { RemoteSite } from './remote-site';

const maxSets = 16;

type Options = {
  parts: Omit<ReleaseSet, 'areas' | 'generation' | 'remotes'>;
  remotes: Record<RemoteName, RemoteSite>;
  shellArea: RenderedArea;
  closedArea: RenderedArea;
};

export function createReleaseSets({ parts, remotes, shellArea, closedArea }: Options) {
  let knownDefault: ReleaseSet | undefined;
  let generation = 0;
  const others = new Map<string, ReleaseSet>();
  return { defaultSet, of, forget };

  function defaultSet(): ReleaseSet {
    knownDefault ??= make(areasWith({}));
    return knownDefault;
  }

  /** Returns the same set for the same releases. The default set is for visitors outside of every canary. */
  function of(chosen: Partial<Record<RemoteName, OpenRelease>>): ReleaseSet {
    const areas = areasWith(chosen);
    if (isOf(defaultSet(), areas)) return defaultSet();
    const key = remoteNames.map((name) => areas[name].digest()).join();
    const known = others.get(key);
    if (known && isOf(known, areas)) return known;
    if (others.size >= maxSets) others.clear();
    const set = make(areas);
    others.set(key, set);
    return set;
  }

  /** Discards sets with changed releases and their rendered pages. Keeps the default set unless the change affects it. */
  function forget(affectsDefault: boolean): void {
    if (affectsDefault) knownDefault = undefined;
    others.clear();
  }

  function make(areas: ReleaseSet['areas']): ReleaseSet {
    return { ...parts, remotes, areas, generation: ++generation };
  }

  function areasWith(chosen: Partial<Record<RemoteName, OpenRelease>>): ReleaseSet['areas'] {
    const areaOf = (name: RemoteName) => (chosen[name] ?? remotes[name].current())?.area ?? closedArea;
    return {
      gallery: areaOf('gallery'),
      customer: areaOf('customer'),
      admin: areaOf('admin'),
      shell: shellArea,
    };
  }
}

function isOf(set: ReleaseSet, areas: ReleaseSet['areas']): boolean {
  return remoteNames.every((name) => set.areas[name] === areas[name]);
}
