import type { RegistryAnswer } from '@gallery/shared/contract/releases/registry.schema';
import type { RemoteName } from '@gallery/shared/host';
import { resolveRelease } from '@gallery/shared/releases/layers';
import type { NamedText } from './open-releases';

type Options = {
  name: RemoteName;
  registry: () => RegistryAnswer | undefined;
  isPreviewed: (digest: string) => boolean;
};

/** What the registry says of one remote; where it never said anything, what the remote serves counts. */
export function createRegisteredReleases({ name, registry, isPreviewed }: Options) {
  return { all, wanted, select };

  function all(): NamedText[] {
    return registry()?.releases.filter(({ remote }) => remote === name) ?? [];
  }

  /** Those that this edge should have open. */
  function wanted(served: NamedText | undefined): NamedText[] {
    const answer = registry();
    if (!answer) return served ? [served] : [];
    const { live, canary, pin } = answer.remotes[name];
    return all().filter(({ digest }) => [live, canary?.digest, pin].includes(digest) || isPreviewed(digest));
  }

  /** The digest of what a visitor at that position of a rollout gets. */
  function select(position: number, isOpen: (digest: string) => boolean, served: NamedText | undefined) {
    const answer = registry();
    return answer ? resolveRelease(answer.remotes[name], position, isOpen) : served?.digest;
  }
}
