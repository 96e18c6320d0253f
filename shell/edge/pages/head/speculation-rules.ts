import { createHash } from 'node:crypto';
import type { Release } from '@gallery/shared/releases/release';
import { areaOf } from '../../../src/areas';

/** `url` changes with `text`, so that browsers may cache it forever. */
export type SpeculationRules = { url: string; text: string };

export const speculationRulesPath = '/speculation-rules.json';

/** The router answers the links of a hydrated page, so that a speculation would be wasted. */
const links = ':root:not([data-hydrated]) a:not([target], [download], [rel~=nofollow])';

const made = new WeakMap<Release, SpeculationRules>();

/** Covers links to a release's public pages without filters: they have no personal content, a visit changes nothing, and they may be minutes old. */
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
