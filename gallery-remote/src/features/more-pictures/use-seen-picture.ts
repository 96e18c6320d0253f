import type { Artwork, ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { pictureKindLabels } from '@gallery/shared/contract/catalogue/pictures/work-pictures';
import { useMemo, useState } from 'react';

/** `seen` is the id of the further picture in the main picture's place. `shown` is the work with that picture. */
export function useSeenPicture(work: Artwork | ListedArtwork) {
  const [seen, see] = useState<string | null>(null);
  // The viewer opens again for another object.
  const shown = useMemo(() => withPicture(work, seen), [work, seen]);
  return { seen, see, shown };
}

function withPicture(work: Artwork | ListedArtwork, seen: string | null): ListedArtwork {
  const further = ('pictures' in work && work.pictures?.find(({ _id }) => _id === seen)) || undefined;
  if (!further) return work;
  const { picture, img_url, alt, kind } = further;
  const visual_description = alt || `${pictureKindLabels[kind]} of ${work.name_of_artwork}`;
  return { ...work, picture, img_url, visual_description };
}
