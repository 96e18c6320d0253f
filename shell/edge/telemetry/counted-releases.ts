import { remoteNames } from '@gallery/shared/contract/releases/releases';
import { countedPages, type Release } from '@gallery/shared/releases/release';
import { accountPaths } from '../../src/areas';
import { anyRoute } from '../../src/telemetry/route-pattern';
import { digestOfRelease, digestOfShell, shortDigest } from '../remotes/release-digests';
import type { ShellAssets } from '../remotes/shell-build';
import type { Site } from '../site/open-site';

export type CountedRelease = {
  remote: string;
  digest: string;
  version: string;
  routes: ReadonlySet<string>;
  /** The routes whose views count for works. */
  ofWorks: ReadonlySet<string>;
};
/** A canary of one remote at its present share, with the two releases that it compares. */
export type CanaryArms = { run: string; share: number; candidate: string; live: string | null };
export type CanaryArm = 'candidate' | 'live';
export type CountedReleases = {
  all: readonly CountedRelease[];
  find: (remote: string, short: string | undefined) => CountedRelease | undefined;
  canaryOf: (remote: string) => CanaryArms | undefined;
  routes: Record<string, string[]>;
};
type Open = {
  assets: ShellAssets;
  shellVersion: string;
  releases: readonly Release[];
  canaries: Readonly<Record<string, CanaryArms>>;
};

/** Rebuilds the list when the site opens another release. */
export function countedReleasesIn(site: Site, shellVersion: string): () => CountedReleases {
  let known: { changes: number; open: CountedReleases } | undefined;
  return () => {
    const changes = site.changes();
    if (known?.changes !== changes) known = { changes, open: countedReleasesOf(openIn(site, shellVersion)) };
    return known.open;
  };
}

function openIn({ shell: { assets }, remotes, registry }: Site, shellVersion: string): Open {
  const releases = remoteNames.flatMap((name) => remotes[name].all().map(({ release }) => release));
  const canaries = remoteNames.flatMap((name) => {
    const { live = null, canary } = registry()?.remotes[name] ?? {};
    return canary
      ? [[name, { run: canary.run, share: canary.share, candidate: canary.digest, live }] as const]
      : [];
  });
  return { assets, shellVersion, releases, canaries: Object.fromEntries(canaries) };
}

export function countedReleasesOf({ assets, shellVersion, releases, canaries }: Open): CountedReleases {
  const shell = {
    remote: 'shell',
    digest: digestOfShell(assets),
    version: shellVersion,
    routes: new Set(accountPaths),
    ofWorks: new Set<string>(),
  };
  const remotes = releases.map((release) => ({
    remote: release.remote,
    digest: digestOfRelease(release),
    version: release.version,
    routes: new Set([...Object.keys(release.routes), anyRoute(release.remote)]),
    ofWorks: new Set(countedPages(release)),
  }));
  const all = [shell, ...remotes];
  const open = new Map(all.map((one) => [keyOf(one.remote, shortDigest(one.digest)), one]));
  const routes: Record<string, string[]> = { shell: accountPaths };
  for (const { remote, routes: own } of remotes)
    routes[remote] = [...new Set([...(routes[remote] ?? []), ...own])];
  return {
    all,
    find: (remote, short) => open.get(keyOf(remote, short)),
    canaryOf: (remote) => canaries[remote],
    routes,
  };
}

/** An older release that is still open belongs to neither arm. */
export function armOf({ candidate, live }: CanaryArms, digest: string): CanaryArm | undefined {
  if (digest === candidate) return 'candidate';
  return digest === live ? 'live' : undefined;
}

function keyOf(remote: string, short = ''): string {
  return `${remote} ${short}`;
}
