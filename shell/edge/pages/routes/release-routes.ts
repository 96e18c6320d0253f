import { remoteNames } from '@gallery/shared/contract/releases/releases';
import type { Release, Route } from '@gallery/shared/releases/release';
import type { ReleaseSet } from '../../site/release-set';

/** `id` is the part of the address in the position of `:id` in its pattern. */
export type RouteMatch = { pattern: string; route: Route; id: string };

type Routes = Record<string, Route>;

export function routeOf(routes: Routes, pathname: string): Route {
  return matchRoute(routes, pathname)?.route ?? { js: [], css: [] };
}

export function statusOf({ routes }: Release, pathname: string): 200 | 404 {
  return matchRoute(routes, pathname) ? 200 : 404;
}

export function matchRoute(routes: Routes, pathname: string): RouteMatch | undefined {
  const given = partsOf(pathname);
  for (const [pattern, route] of Object.entries(routes)) {
    const wanted = pattern.split('/');
    const fits = wanted.every((part, i) => part === given[i] || (part[0] === ':' && given[i]));
    if (wanted.length === given.length && fits)
      return { pattern, route, id: given[wanted.findIndex((part) => part[0] === ':')] ?? '' };
  }
  return undefined;
}

function partsOf(pathname: string): string[] {
  return pathname.replace(/(.)\/$/, '$1').split('/');
}

const known = new WeakMap<ReleaseSet, Routes>();

/** Returns the routes of all remotes in this set, and the same object for the same set. */
export function routesOf(set: ReleaseSet): Routes {
  const routes =
    known.get(set) ?? Object.assign({}, ...remoteNames.map((name) => set.areas[name].release()?.routes));
  known.set(set, routes);
  return routes;
}
