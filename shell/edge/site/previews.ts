import type { RegistryAnswer } from '@gallery/shared/contract/releases/registry.schema';
import type { RemoteName } from '@gallery/shared/host';
import type { OpenRelease } from './open-releases';
import type { RemoteSite } from './remote-site';

/** Each costs a thread. */
const maxPreviews = 2;

/** Which releases are open for a preview: `used` lists them, the least recently used first. */
export function createPreviews(
  remotes: Record<RemoteName, RemoteSite>,
  registry: () => RegistryAnswer | undefined,
) {
  let used: string[] = [];
  return { open, includes: (digest: string) => used.includes(digest) };

  /** `undefined` as long as it is not open; it is opened meanwhile. */
  function open(digest: string): OpenRelease | undefined {
    const named = registry()?.releases.find((one) => one.digest === digest);
    if (!named) return undefined;
    used = [...used.filter((one) => one !== digest), digest].slice(-maxPreviews);
    const remote = remotes[named.remote];
    if (!remote.find(digest)) remote.update();
    return remote.find(digest);
  }
}
