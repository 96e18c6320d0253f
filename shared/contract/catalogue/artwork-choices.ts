export const artworkTypes = ['Painting', 'Digital Painting', 'Sculpture'] as const;
export type ArtworkType = (typeof artworkTypes)[number];

/** The filters that take several values, with commas between them. A work matches any of the values. */
export type ChoiceName = 'artist' | 'material' | 'size' | 'color';

export const artworkMaterials = [
  'Acrylic',
  'Bronze',
  'Canvas',
  'Ceramic',
  'Indigo',
  'Linen',
  'Metal',
  'Oil',
  'Paper',
  'Stone',
  'Textile',
  'Wood',
] as const;
export type ArtworkMaterial = (typeof artworkMaterials)[number];

export const artworkSizes = ['small', 'medium', 'large'] as const;
export type ArtworkSize = (typeof artworkSizes)[number];

export const artworkColors = [
  'black',
  'white',
  'gray',
  'brown',
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
] as const;
export type ArtworkColor = (typeof artworkColors)[number];

/** The longest side of a small and of a medium work, in centimeters, inclusive. */
export const sizeLimits = { small: 60, medium: 120 };

export const maxChosenArtists = 10;

/** Returns the chosen values: 'Bronze,Oil' chooses two. */
export function chosenIn(written: string | undefined): string[] {
  return written ? written.split(',') : [];
}
