import type { RegistryAnswer } from '@gallery/shared/contract/releases/registry.schema';
import { type Release, signedText } from '@gallery/shared/releases/release';
import { digestOf } from '@gallery/shared/server/release-signature';

type Layers = { live?: Release; canary?: Release; share?: number; pin?: Release; others?: Release[] };

export const sampleDigest = (release: Release) => digestOf(signedText(release));
export const previewKey = Buffer.alloc(32, 7).toString('base64url');
const until = '2099-01-01T00:00:00.000Z';

/** Makes the registry's answer for the gallery alone; `others` have previews. */
export function sampleRegistry(
  { live, canary, share = 5, pin, others = [] }: Layers,
  revision = 1,
): RegistryAnswer {
  const nothing = { live: null, canary: null, pin: null };
  const releases = [live, canary, pin, ...others].filter((one) => one !== undefined);
  return {
    revision,
    salt: 'a salt',
    preview_key: previewKey,
    remotes: {
      gallery: {
        live: live ? sampleDigest(live) : null,
        canary: canary ? { digest: sampleDigest(canary), share, run: 'run-1' } : null,
        pin: pin ? sampleDigest(pin) : null,
      },
      customer: nothing,
      admin: nothing,
    },
    releases: releases.map((one) => ({
      digest: sampleDigest(one),
      remote: 'gallery',
      text: JSON.stringify(one),
    })),
    previews: others.map((one) => ({ digest: sampleDigest(one), until })),
  };
}
