import type { Artwork } from '@gallery/shared/contract/catalogue/artwork';
import { type Picture, pictureUrl } from '@gallery/shared/contract/catalogue/pictures/picture';

/** A picture of a work at its largest public size. `url` is absolute. */
export type WorkImage = { url: string; width: number; height: number; label: string };

export const imageFormat = 'image/webp';

/** Returns the pictures of a work that are ready, the main one first. */
export function imagesOf(work: Artwork, publicUrl: string): WorkImage[] {
  const main = { picture: work.picture, label: work.name_of_artwork };
  const others = (work.pictures ?? []).map(({ picture, alt, kind }) => ({ picture, label: alt || kind }));
  return [main].concat(others).flatMap(({ picture, label }) => {
    const widest = picture?.widths.at(-1);
    return picture && widest ? [imageOf(picture, widest, label, publicUrl)] : [];
  });
}

function imageOf(picture: Picture, width: number, label: string, publicUrl: string): WorkImage {
  const height = Math.max(1, Math.round((picture.height * width) / picture.width));
  return { url: publicUrl + pictureUrl(picture, width, 'webp'), width, height, label };
}
