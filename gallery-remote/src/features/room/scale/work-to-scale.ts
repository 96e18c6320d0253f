import type { Artwork } from '@gallery/shared/contract/catalogue/artwork';
import { pictureUrl } from '@gallery/shared/contract/catalogue/pictures/picture';
import type { Size } from './wall-scale';

export type WorkToScale = {
  title: string;
  size: Size;
  /** As design and labels write it: height × width. */
  sizeText: string;
  src: string;
  isSculpture: boolean;
};

/** A work without both measures counts as a square meter, but its page offers no room. */
export function workToScale(work: Artwork): WorkToScale {
  const { name_of_artwork: title, picture, img_url, height_cm, width_cm } = work;
  const size = { height: height_cm ?? 100, width: width_cm ?? 100 };
  return {
    title,
    size,
    sizeText: `${centimeters(size.height)} × ${centimeters(size.width)} cm`,
    src: picture ? pictureUrl(picture, picture.widths.at(-1) ?? picture.width, 'webp') : img_url,
    isSculpture: work.type_of_artwork === 'Sculpture',
  };
}

export function centimeters(length: number): string {
  return String(Math.round(length * 10) / 10);
}
