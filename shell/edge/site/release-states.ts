import type { RegistryAnswer } from '@gallery/shared/contract/releases/registry.schema';
import { remoteNames } from '@gallery/shared/contract/releases/releases';
import { digestOfRelease } from '../remotes/release-digests';
import type { ReleaseSet } from './release-set';

export type OpenState = { version: string; digest: string; state: string };

/** Returns each remote's release in a view, and why: `as served` when the registry has never answered, `kept` when the chosen one is not open yet. */
export function releaseStates(
  { areas }: ReleaseSet,
  registry?: RegistryAnswer,
): Record<string, OpenState | 'not open'> {
  const states = remoteNames.map((name) => {
    const release = areas[name].release();
    if (!release) return [name, 'not open'] as const;
    const digest = digestOfRelease(release);
    const { version } = release;
    return [name, { version, digest, state: stateOf(digest, name, registry) }] as const;
  });
  return Object.fromEntries(states);
}

function stateOf(digest: string, name: (typeof remoteNames)[number], registry?: RegistryAnswer): string {
  if (!registry) return 'as served';
  const { live, canary, pin } = registry.remotes[name];
  if (digest === pin) return 'pinned';
  if (digest === live) return 'live';
  if (digest === canary?.digest) return 'canary';
  return registry.previews.some((preview) => preview.digest === digest) ? 'preview' : 'kept';
}
