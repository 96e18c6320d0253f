import type { Config } from '../config';

/** What an operator should know of the settings, said once at the start. */
export function startNotices({ releaseKeys }: Pick<Config, 'releaseKeys'>): string[] {
  return releaseKeys.size > 0 ? [] : ['RELEASE_KEYS is not set: releases are opened whoever signed them'];
}
