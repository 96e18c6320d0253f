import { needsSignature } from '@gallery/shared/server/release-signature';
import type { Config } from '../config';
import { remoteNames } from '../site/release-set';

/** What an operator should know of the settings, said once at the start. */
export function startNotices({ releaseKeys }: Pick<Config, 'releaseKeys'>): string[] {
  if (releaseKeys.size === 0) return ['RELEASE_KEYS is not set: releases are opened whoever signed them'];
  const without = remoteNames.filter((name) => !needsSignature(releaseKeys, name));
  if (without.length === 0) return [];
  return [
    `RELEASE_KEYS has no key of ${without.join(' and ')}: their releases are opened whoever signed them`,
  ];
}
