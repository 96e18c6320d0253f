import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { editionNumberText } from '@gallery/shared/contract/catalogue/edition';
import { artworkPath } from '@gallery/shared/paths/gallery-paths';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { Fact } from './artwork-facts';

/** Leads from a number of an edition that somebody has to one that is free. */
export function NextNumber({ of: { _id, availability, edition } }: { of: ListedArtwork }) {
  if (availability === 'available' || !edition?.available || !edition.shown_id) return null;
  // The page learned that the number is taken, but not yet which is free.
  if (edition.shown_id === _id) return null;
  return <ButtonLink to={artworkPath(edition.shown_id)}>See an available number</ButtonLink>;
}

/** Says which number of its edition the page shows: '3 of 12, 9 available'. */
export function EditionFact({ of: edition }: { of: ListedArtwork['edition'] }) {
  if (!edition) return null;
  const { available } = edition;
  const others = available === undefined ? '' : `, ${available || 'none'} available`;
  return <Fact name="Edition" value={editionNumberText(edition) + others} />;
}
