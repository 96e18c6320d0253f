import { createHash } from 'node:crypto';
import type { Release } from '@gallery/shared/releases/release';
import { areaOf } from '../../../src/areas';

/** `url` changes with `text`, so that browsers may store it for good. */
export type SpeculationRules = { url: string; text: string };

export const speculationRulesPath = '/speculation-rules.json';

/** Once a page is hydrated, the router answers its links, and no speculation would be used. */
const links = ':root:not([data-hydrated]) a:not([target], [download], [rel~=nofollow])';

const made = new WeakMap<Release, SpeculationRules>();

/** For links to the public pages of a release, without filters: pages that anybody may see, that a visit does not change, and that may wait for minutes. */
export function speculationRulesOf(release: Release): SpeculationRules {
  const known = made.get(release) ?? write(release);
  made.set(release, known);
  return known;
}

function write({ routes }: Release): SpeculationRules {
  const pages = Object.keys(routes).filter(
    (pathname) => areaOf(pathname) === 'gallery' && routes[pathname]?.live === undefined,
  );
  const where = {
    and: [{ href_matches: pages.map((pathname) => ({ pathname, search: '' })) }, { selector_matches: links }],
  };
  const text = JSON.stringify({
    prefetch: [{ where, eagerness: 'moderate' }],
    prerender: [{ where, eagerness: 'conservative' }],
  });
  const version = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { url: `${speculationRulesPath}?v=${version}`, text };
}
