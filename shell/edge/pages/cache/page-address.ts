import { accountPaths, areaOf } from '../../../src/areas';
import type { ReleaseSet } from '../../site/release-set';
import { matchRoute, routeOf } from '../routes/release-routes';

/** `named` is a static route, `known` one with an id, and `odd` an address that visitors can vary without limit. */
export type AddressKind = 'named' | 'known' | 'odd';

export function kindOf(set: ReleaseSet, path: string): AddressKind {
  if (!/^[a-z0-9/_.-]+$/.test(path)) return 'odd';
  if (areaOf(path) === 'shell') return accountPaths.includes(path) ? 'named' : 'odd';
  const release = releaseOf(set, path);
  const pattern = release && matchRoute(release.routes, path)?.pattern;
  if (!pattern) return 'odd';
  return pattern === path ? 'named' : 'known';
}

/** Leaves out query names that the route does not declare, because they do not change the page. */
export function declaredAddress(set: ReleaseSet, pathname: string, search: string): string {
  const release = releaseOf(set, pathname);
  const names = (release && routeOf(release.routes, pathname).query) ?? [];
  const given = new URLSearchParams(search);
  const declared = [...names].sort().flatMap((name) => given.getAll(name).map((value) => [name, value]));
  return declared.length > 0 ? `${pathname}?${new URLSearchParams(declared)}` : pathname;
}

export function isLive(set: ReleaseSet, path: string): boolean {
  const [pathname = ''] = path.split('?');
  const release = releaseOf(set, pathname);
  return release !== undefined && routeOf(release.routes, pathname).live !== undefined;
}

function releaseOf({ areas }: ReleaseSet, path: string) {
  return areas[areaOf(path)].release();
}
