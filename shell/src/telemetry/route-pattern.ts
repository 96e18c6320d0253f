import { areaOf, areaPaths } from '../areas';

/** Maps an area to the patterns that the edge answers. */
export type RoutePatterns = Partial<Record<string, string[]>>;

/** Counts pages of an area that no route of its release matches. */
export function anyRoute(area: string): string {
  return area === 'customer' || area === 'admin' ? `${areaPaths[area]}/*` : '/*';
}

/** The beacon contains only the pattern, never the address. */
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
