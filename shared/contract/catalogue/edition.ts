export type { ArtworkEdition } from './artwork.schema';

import type { ArtworkEdition } from './artwork.schema';

export const minEdition = 2;
export const maxEdition = 500;

export const editionPaths = {
  /** For administrators. Makes a work number 1 of an edition. */
  make: (artworkId: string) => `/artwork/${encodeURIComponent(artworkId)}/edition`,
};

/** Returns '3 of 12'. */
export function editionNumberText({ number, size }: { number: number; size: number }): string {
  return `${number} of ${size}`;
}

/** Returns what a card says: 'Edition of 12, 9 available', or '3 of 12' for one number. */
export function editionText(edition: ArtworkEdition): string {
  const { size, available } = edition;
  return available === undefined
    ? editionNumberText(edition)
    : `Edition of ${size}, ${available || 'none'} available`;
}
