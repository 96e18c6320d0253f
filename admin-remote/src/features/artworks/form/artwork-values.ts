import type { ArtworkRecordAnswer } from '@gallery/shared/contract/catalogue/artwork';

/** '' means unknown. */
export function valuesOf(work: ArtworkRecordAnswer['artwork']) {
  return {
    img_url: work.img_url,
    name_of_artwork: work.name_of_artwork,
    artist_email: work.artist_email,
    type_of_artwork: work.type_of_artwork,
    price: work.price,
    description: work.description,
    year: work.year ?? '',
    materials: work.materials ?? '',
    height_cm: work.height_cm ?? '',
    width_cm: work.width_cm ?? '',
    depth_cm: work.depth_cm ?? '',
    framed: work.framed === null ? '' : String(work.framed),
    signed: work.signed === null ? '' : String(work.signed),
    condition: work.condition ?? '',
    visual_description: work.visual_description ?? '',
  };
}
