import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { editionNumberText } from '@gallery/shared/contract/catalogue/edition';
import { Fact } from '../../../ui/artwork-page/artwork-facts';

/** Says which number of its edition the page shows: '3 of 12, 9 available'. */
export function EditionFact({ of: edition }: { of: ListedArtwork['edition'] }) {
  if (!edition) return null;
  const { available } = edition;
  const others = available === undefined ? '' : `, ${available || 'none'} available`;
  return <Fact name="Edition" value={editionNumberText(edition) + others} />;
}
