import type { ArtworkType } from '@gallery/shared/contract/catalogue/artwork-choices';

export type Category = { slug: string; type: ArtworkType; label: string };

const painting: Category = { slug: 'painting', type: 'Painting', label: 'Painting' };

export const categories: readonly Category[] = [
  painting,
  { slug: 'digital-painting', type: 'Digital Painting', label: 'Digital painting' },
  { slug: 'sculpture', type: 'Sculpture', label: 'Sculpture' },
];

export const categoryPath = ({ slug }: Category) => `/?category=${slug}`;

export const canonicalPath = (category: Category) => (category === painting ? '/' : categoryPath(category));

export function categoryOfQuery(query: URLSearchParams): Category {
  return findCategory(query.get('category')) ?? painting;
}

/** Returns `null` if the address already names its category by `?category=`, or names none. */
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
