import {
  type ArtworkFilter,
  type ArtworkSort,
  artworkSorts,
} from '@gallery/shared/contract/catalogue/artwork';
import { artworkTypes } from '@gallery/shared/contract/catalogue/artwork-types';
import { idPattern } from '@gallery/shared/contract/fields/id';

/** What the catalogue is asked for: the filter, the order, and the page that a reader without scripts is on. */
export type CatalogueFilter = ArtworkFilter & { sort?: ArtworkSort; cursor?: string };

export const cataloguePath = '/artist';

const maxSearchLength = 100;
const maxPrice = 9_999_999_999;

/** The filter that an address asks for; what cannot be meant is left out. */
export function filterOf(query: URLSearchParams): CatalogueFilter {
  const search = query
    .get('q')
    ?.replace(/\p{Cc}/gu, ' ')
    .normalize('NFC')
    .trim()
    .slice(0, maxSearchLength);
  const artist = query.get('artist') ?? '';
  return withoutBlanks({
    q: search || undefined,
    type: artworkTypes.find((type) => type === query.get('type')),
    artist: idPattern.test(artist) ? artist : undefined,
    min: nairaOf(query.get('min')),
    max: nairaOf(query.get('max')),
    available: query.get('available') === 'true' ? 'true' : undefined,
    sort: artworkSorts.slice(1).find((sort) => sort === query.get('sort')),
    cursor: query.get('cursor') || undefined,
  });
}

/** The address of a filter: the same filter always has the same one. */
export function pathOf(filter: CatalogueFilter): string {
  const query = new URLSearchParams();
  for (const name of names) {
    const value = filter[name];
    if (value !== undefined) query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `${cataloguePath}?${text}` : cataloguePath;
}

const names = ['q', 'type', 'artist', 'min', 'max', 'available', 'sort', 'cursor'] as const;

/** Digits as people write them: '#250,000' is 250000. */
export function nairaOf(written: string | null): number | undefined {
  const digits = written?.replace(/[^\d]/g, '') ?? '';
  return digits === '' ? undefined : Math.min(Number(digits), maxPrice);
}

/** What the API is asked for: bounds that exclude each other narrow nothing. */
export function toApiFilter(filter: CatalogueFilter): CatalogueFilter {
  return isRangeReversed(filter) ? { ...filter, min: undefined, max: undefined } : filter;
}

export function isRangeReversed({ min, max }: CatalogueFilter): boolean {
  return min !== undefined && max !== undefined && min > max;
}

function withoutBlanks<Filter extends object>(filter: Filter): Filter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as Filter;
}
