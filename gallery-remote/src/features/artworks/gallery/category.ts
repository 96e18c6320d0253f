import type { ArtworkType } from '@gallery/shared/contract/catalogue/artwork-types';

export type Category = { slug: string; type: ArtworkType; label: string };

const painting: Category = { slug: 'painting', type: 'Painting', label: 'Painting' };

export const categories: readonly Category[] = [
  painting,
  { slug: 'digital-painting', type: 'Digital Painting', label: 'Digital painting' },
  { slug: 'sculpture', type: 'Sculpture', label: 'Sculpture' },
];

export const categoryPath = ({ slug }: Category) => `/?category=${slug}`;

export const canonicalPath = (category: Category) => (category === painting ? '/' : categoryPath(category));

/** The category that `?category=` names; without one, painting. */
export function categoryOfQuery(query: URLSearchParams): Category {
  return findCategory(query.get('category')) ?? painting;
}

/** The address for a query or hash that names a category otherwise; `null` when there is nothing to rewrite. */
export function categoryRedirect(query: URLSearchParams, hash: string): string | null {
  if (findCategory(query.get('category'))) return null;
  const candidates = [...query.values(), ...query.keys(), hash.replace('#', '')];
  const category = candidates.map(findCategory).find((found) => found !== null);
  return category ? categoryPath(category) : null;
}

export function categoryOfType(type: ArtworkType): Category {
  return categories.find((category) => category.type === type) ?? painting;
}

function findCategory(slug: string | null): Category | null {
  return categories.find((category) => category.slug === slug) ?? null;
}
