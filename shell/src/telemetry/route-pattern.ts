import { areaOf, areaPaths } from '../areas';

/** By area, as the edge answers them. */
export type RoutePatterns = Partial<Record<string, string[]>>;

/** What pages of an area are counted under that no route of its release names. */
export function anyRoute(area: string): string {
  return area === 'customer' || area === 'admin' ? `${areaPaths[area]}/*` : '/*';
}

/** The pattern alone is sent, never the address. */
export function routePatternOf(patterns: RoutePatterns, pathname: string): string {
  const area = areaOf(pathname);
  const given = partsOf(pathname);
  return patterns[area]?.find((pattern) => matches(partsOf(pattern), given)) ?? anyRoute(area);
}

function matches(wanted: string[], given: string[]): boolean {
  return (
    wanted.length === given.length &&
    wanted.every((part, i) => part === given[i] || (part[0] === ':' && given[i]))
  );
}

function partsOf(path: string): string[] {
  return path.replace(/(.)\/$/, '$1').split('/');
}
