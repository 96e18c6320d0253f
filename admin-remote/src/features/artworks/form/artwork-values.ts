import type { ArtworkRecordAnswer } from '@gallery/shared/contract/catalogue/artwork';
import { factValuesOf } from './facts/artwork-facts';

export function valuesOf(work: ArtworkRecordAnswer['artwork']) {
  return {
    img_url: work.img_url,
    name_of_artwork: work.name_of_artwork,
    artist_email: work.artist_email,
    type_of_artwork: work.type_of_artwork,
    price: work.price,
    description: work.description,
    ...factValuesOf(work),
  };
}
