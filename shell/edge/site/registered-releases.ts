import type { RegistryAnswer } from '@gallery/shared/contract/releases/registry.schema';
import type { RemoteName } from '@gallery/shared/host';
import { resolveRelease } from '@gallery/shared/releases/layers';
import type { NamedText } from './open-releases';

type Options = {
  name: RemoteName;
  registry: () => RegistryAnswer | undefined;
  isPreviewed: (digest: string) => boolean;
};

/** Selects a remote's releases by the registry's answer, or by what the remote serves when the registry has never answered. */
export function createRegisteredReleases({ name, registry, isPreviewed }: Options) {
  return { all, wanted, select };

  function all(): NamedText[] {
    return registry()?.releases.filter(({ remote }) => remote === name) ?? [];
  }

  function wanted(served: NamedText | undefined): NamedText[] {
    const answer = registry();
    if (!answer) return served ? [served] : [];
    const { live, canary, pin } = answer.remotes[name];
    return all().filter(({ digest }) => [live, canary?.digest, pin].includes(digest) || isPreviewed(digest));
  }

  /** Returns the digest of the release for a visitor at that position of a rollout. */
  function select(position: number, isOpen: (digest: string) => boolean, served: NamedText | undefined) {
    const answer = registry();
    return answer ? resolveRelease(answer.remotes[name], position, isOpen) : served?.digest;
  }
}
