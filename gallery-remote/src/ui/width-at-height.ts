import type { Picture } from '@gallery/shared/contract/catalogue/picture';

/** How wide a picture is that hangs `height` high; without one, its square place. */
export function widthAtHeight(height: number, picture: Picture | null): number {
  return picture ? Math.round((height * picture.width) / picture.height) : height;
}
