import type { ArtworksAnswer, ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';

export type LandingWorks = { hero?: ListedArtwork; unveiled?: ListedArtwork };

/** The API chooses the works. The first is the hero, unless the gallery has no picture with enough pixels. */
export function placeWorks({ artworks: [first, second] }: ArtworksAnswer): LandingWorks {
  return isLarge(first) ? { hero: first, unveiled: second } : { unveiled: first };
}

/** Applies to each side. A smaller picture would be blurred or too narrow at the hero's size. */
const minHeroPixels = 1000;

function isLarge(work: ListedArtwork | undefined): boolean {
  const picture = work?.picture;
  return !!picture && Math.min(picture.width, picture.height) >= minHeroPixels;
}
