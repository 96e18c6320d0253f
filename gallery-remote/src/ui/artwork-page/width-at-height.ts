import type { Picture } from '@gallery/shared/contract/catalogue/pictures/picture';

/** A missing picture counts as a square. */
export function widthAtHeight(height: number, picture: Picture | null): number {
  return picture ? Math.round((height * picture.width) / picture.height) : height;
}
