import {
  type ArtworkFilter,
  type ArtworkSort,
  artworkSorts,
} from '@gallery/shared/contract/catalogue/artwork';
import {
  artworkColors,
  artworkMaterials,
  artworkSizes,
  artworkTypes,
  type ChoiceName,
  chosenIn,
  maxChosenArtists,
} from '@gallery/shared/contract/catalogue/artwork-choices';
import { idPattern } from '@gallery/shared/domain/id';
import { artworksPath } from '@gallery/shared/paths/gallery-paths';

/** Only addresses for readers without scripts contain `cursor`. */
export type CatalogueFilter = ArtworkFilter & { sort?: ArtworkSort; cursor?: string };

const maxSearchLength = 100;
const maxPrice = 9_999_999_999;

/** Leaves out invalid values. */
export function catalogueFilterOf(query: URLSearchParams): CatalogueFilter {
  const search = query
    .get('q')
    ?.replace(/\p{Cc}/gu, ' ')
    .normalize('NFC')
    .trim()
    .slice(0, maxSearchLength);
  return withoutBlanks({
    q: search || undefined,
    type: artworkTypes.find((type) => type === query.get('type')),
    artist: joined(
      chosen(query, 'artist')
        .filter((id) => idPattern.test(id))
        .slice(0, maxChosenArtists),
    ),
    material: joined(artworkMaterials.filter((one) => chosen(query, 'material').includes(one))),
    size: joined(artworkSizes.filter((one) => chosen(query, 'size').includes(one))),
    color: joined(artworkColors.filter((one) => chosen(query, 'color').includes(one))),
    min: nairaOf(query.get('min')),
    max: nairaOf(query.get('max')),
    available: flagOf(query.get('available')),
    auction: flagOf(query.get('auction')),
    sort: artworkSorts.slice(1).find((sort) => sort === query.get('sort')),
    cursor: query.get('cursor') || undefined,
  });
}

/** A form repeats the name for each value, and an address has commas between them. */
function chosen(query: URLSearchParams, name: ChoiceName): string[] {
  return [...new Set(query.getAll(name).flatMap(chosenIn))].sort();
}

export function isOneArtist(chosen: string): boolean {
  return chosenIn(chosen).length === 1;
}

function joined(values: string[]): string | undefined {
  return values.join() || undefined;
}

/** Adds a value to a filter, or removes it. Equal choices are equal texts. */
export function toggled(filter: CatalogueFilter, name: ChoiceName, value: string): CatalogueFilter {
  const values = chosenIn(filter[name]);
  const others = values.filter((one) => one !== value);
  const next = others.length < values.length ? others : [...values, value];
  const ordered = catalogueFilterOf(new URLSearchParams({ [name]: next.join() }));
  return { [name]: ordered[name] };
}

/** Fixes the order of the parameters, so that equal filters have equal addresses. */
export function pathOf(filter: CatalogueFilter): string {
  const query = new URLSearchParams();
  for (const name of names) {
    const value = filter[name];
    if (value !== undefined) query.set(name, String(value));
  }
  const text = query.toString().replaceAll('%2C', ',');
  return text ? `${artworksPath}?${text}` : artworksPath;
}

const names = [
  'q',
  'type',
  'artist',
  'material',
  'size',
  'color',
  'min',
  'max',
  'available',
  'auction',
  'sort',
  'cursor',
] as const;

function flagOf(written: string | null): 'true' | undefined {
  return written === 'true' ? 'true' : undefined;
}

/** Turns '#250,000' into 250000. */
export function nairaOf(written: string | null): number | undefined {
  const digits = written?.replace(/[^\d]/g, '') ?? '';
  return digits === '' ? undefined : Math.min(Number(digits), maxPrice);
}

/** Drops a minimum above the maximum. */
export function toApiFilter(filter: CatalogueFilter): CatalogueFilter {
  return isRangeReversed(filter) ? { ...filter, min: undefined, max: undefined } : filter;
}

export function isRangeReversed({ min, max }: CatalogueFilter): boolean {
  return min !== undefined && max !== undefined && min > max;
}

function withoutBlanks<Filter extends object>(filter: Filter): Filter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as Filter;
}
