/** The three kinds of work, as they are stored and sent. */
export const artworkTypes = ['Painting', 'Digital Painting', 'Sculpture'] as const;
export type ArtworkType = (typeof artworkTypes)[number];
