import type { Release } from '@gallery/shared/releases/release';
import { type Area, accountPaths } from '../../../src/areas';
import { matchRoute } from '../routes/release-routes';

/** `named` is a static route, `known` one with an id, and `odd` an address that visitors can vary without limit. */
export type AddressKind = 'named' | 'known' | 'odd';

export function addressKind(area: Area, release: Release | undefined, path: string): AddressKind {
  if (!/^[a-z0-9/_.-]+$/.test(path)) return 'odd';
  if (area === 'shell') return accountPaths.includes(path) ? 'named' : 'odd';
  const pattern = release && matchRoute(release.routes, path)?.pattern;
  if (!pattern) return 'odd';
  return pattern === path ? 'named' : 'known';
}
