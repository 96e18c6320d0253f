import { type Area, accountPaths } from '../../src/federation/areas';
import type { Release } from '../remotes/release';
import { routePattern } from './html-document';

/**
 * What an address is to the page cache. `named`: a screen that a team's routes name. `known`: one of theirs with an id
 * in it. `odd`: all that a visitor can vary without end, such as a query, another spelling, or no screen at all.
 */
export type AddressKind = 'named' | 'known' | 'odd';

/** `path` is the address with the part of its query that the route declares. */
export function addressKind(area: Area, release: Release | undefined, path: string): AddressKind {
  if (!/^[a-z0-9/_.-]+$/.test(path)) return 'odd';
  if (area === 'shell') return accountPaths.includes(path) ? 'named' : 'odd';
  const pattern = release && routePattern(release.routes, path);
  if (!pattern) return 'odd';
  return pattern === path ? 'named' : 'known';
}
