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

/** Each address, and the API's answer that the edge sends there. */
export const machineAddresses = (): { path: string; answer: (id: string) => string }[] => [
  { path: manifestPath(':id'), answer: machineAnswers.manifest },
  { path: linkedArtPath(':id'), answer: machineAnswers.linkedArt },
  { path: productFeedPath, answer: () => machineAnswers.products },
];

/** Lists the addresses for language models, as Markdown. */
export const machineLists = (publicUrl: string): string[] => [
  `- [Works to buy](${publicUrl}${productFeedPath}): product feed`,
  `- ${publicUrl}${manifestPath('ID')} and ${publicUrl}${linkedArtPath('ID')}: one work, with the ID of its page`,
];
