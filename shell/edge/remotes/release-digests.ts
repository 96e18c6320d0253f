import type { PageReleases } from '@gallery/shared/contract/telemetry/beacon';
import { type Release, signedText } from '@gallery/shared/releases/release';
import { digestOf } from '@gallery/shared/server/release-signature';
import type { ShellAssets } from './shell-build';

const digests = new WeakMap<object, string>();
const shownDigits = 16;

export function digestOfRelease(release: Release): string {
  return remembered(release, () => signedText(release));
}

/** Nobody signs the shell, because it is deployed with the edge; the digest of its files identifies it. */
export function digestOfShell(assets: ShellAssets): string {
  return remembered(assets, () => JSON.stringify(assets));
}

/** Returns the releases that a page names in its beacons. */
export function pageReleases(assets: ShellAssets, open: readonly (Release | undefined)[]): PageReleases {
  const remotes = open.flatMap((release) =>
    release ? [[release.remote, shortDigest(digestOfRelease(release))] as const] : [],
  );
  return { shell: shortDigest(digestOfShell(assets)), ...Object.fromEntries(remotes) };
}

export function shortDigest(digest: string): string {
  return digest.slice(0, shownDigits);
}

function remembered(owner: object, text: () => string): string {
  const digest = digests.get(owner) ?? digestOf(text());
  digests.set(owner, digest);
  return digest;
}
