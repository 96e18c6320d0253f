import type { Artist } from '@gallery/shared/contract/catalogue/artists/artist';
import { artistName } from '@gallery/shared/domain/names';

/** Describes a portrait, also when the curator did not. */
export function portraitAlt(artist: Artist): string {
  return artist.portrait_alt || `Portrait of ${artistName(artist)}`;
}
