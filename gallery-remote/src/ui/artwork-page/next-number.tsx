import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { artworkPath } from '@gallery/shared/paths/gallery-paths';
import { ButtonLink } from '@gallery/shared/ui/controls/button';

/** Leads from a number of an edition that somebody has to one that is free. */
export function NextNumber({ of: { _id, availability, edition } }: { of: ListedArtwork }) {
  if (availability === 'available' || !edition?.available || !edition.shown_id) return null;
  // The page learned that the number is taken, but not yet which is free.
  if (edition.shown_id === _id) return null;
  return <ButtonLink to={artworkPath(edition.shown_id)}>See an available number</ButtonLink>;
}
