export const artworkTypes = ['Painting', 'Digital Painting', 'Sculpture'] as const;
export type ArtworkType = (typeof artworkTypes)[number];
