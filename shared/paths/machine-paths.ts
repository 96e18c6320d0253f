/** Public addresses for programs. The edge answers them from the API's answers below. */
export const manifestPath = (id: string) => `/iiif/${id}/manifest.json`;
export const linkedArtPath = (id: string) => `/linked-art/${id}.json`;
export const productFeedPath = '/products.xml';

export const machineTypes = {
  manifest: 'application/ld+json;profile="http://iiif.io/api/presentation/3/context.json"',
  linkedArt: 'application/ld+json;profile="https://linked.art/ns/v1/linked-art.json"',
  products: 'application/xml; charset=utf-8',
} as const;

/** What the API answers under `/api`. */
export const machineAnswers = {
  manifest: (id: string) => `/artwork/${encodeURIComponent(id)}/manifest.json`,
  linkedArt: (id: string) => `/artwork/${encodeURIComponent(id)}/linked-art.json`,
  products: '/artwork/products.xml',
};
