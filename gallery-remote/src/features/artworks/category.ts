import type { ArtworkType } from '@gallery/shared/contract/artwork';

export type Category = { slug: string; type: ArtworkType; label: string };

const painting: Category = { slug: 'painting', type: 'Painting', label: 'Painting' };

/** The three tabs of the gallery, in their order. */
export const categories: readonly Category[] = [
  painting,
  { slug: 'digital-painting', type: 'Digital Painting', label: 'Digital painting' },
  { slug: 'sculpture', type: 'Sculpture', label: 'Sculpture' },
];

export const categoryPath = ({ slug }: Category) => `/?category=${slug}`;

/** The category of an address: `?category=` first, else any part of the query that names one, else painting. */
export function categoryOfQuery(query: URLSearchParams): Category {
  return named(query.get('category')) ?? namedElsewhere(query) ?? painting;
}

/** The address that says plainly what `query` and `hash` mean; `null` when it already does or means nothing. */
export function plainPath(query: URLSearchParams, hash: string): string | null {
  if (named(query.get('category'))) return null;
  const category = namedElsewhere(query) ?? named(hash.replace('#', ''));
  return category && categoryPath(category);
}

export function categoryOfType(type: ArtworkType): Category {
  return categories.find((category) => category.type === type) ?? painting;
}

function namedElsewhere(query: URLSearchParams): Category | null {
  const words = [...query.values(), ...query.keys()];
  return words.map(named).find((category) => category !== null) ?? null;
}

/** Compared whole, since one slug contains another. */
function named(slug: string | null): Category | null {
  return categories.find((category) => category.slug === slug) ?? null;
}
