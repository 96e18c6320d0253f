import type { Picture } from '@gallery/shared/contract/catalogue/picture';

/** The width of a picture shown `height` high; a missing picture counts as a square. */
export function widthAtHeight(height: number, picture: Picture | null): number {
  return picture ? Math.round((height * picture.width) / picture.height) : height;
}
