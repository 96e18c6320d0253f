export type { Picture } from '../../fields/answer.schema';

import type { Picture } from '../../fields/answer.schema';
/** In pixels. Widths above the original's are left out. */
export const pictureWidths = [320, 480, 768, 1280] as const;
export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export function pictureUrl(picture: Picture, width: number, format: PictureFormat): string {
  return `${picture.base}/${width}.${format}`;
}

/** Returns the address of the smallest size, or of the original before its sizes exist. */
export function thumbnailUrl({ picture, img_url }: { picture: Picture | null; img_url: string }): string {
  const [smallest] = picture?.widths ?? [];
  return picture && smallest ? pictureUrl(picture, smallest, 'webp') : img_url;
}

/** In pixels, as networks show the picture of a shared link. */
export const shareSize = { width: 1200, height: 630 };
export const shareFile = 'share.jpg';

/** Returns the address of the whole work on a mat, for shared links. */
export function sharePictureUrl(picture: Picture): string {
  return `${picture.base}/${shareFile}`;
}

/** Of each side. A smaller picture is blurred on a large screen. */
export const leastPixels = 1_000;

export const tileSize = 512;

/** Tiles at ever smaller scales, as in the IIIF Image API 3 (a static service). */
export type TileSource = {
  '@context': string;
  id: string;
  type: 'ImageService3';
  protocol: string;
  profile: 'level0';
  width: number;
  height: number;
  tiles: [{ width: number; scaleFactors: number[] }];
  tileFormat: 'webp';
};

export function tileSourceOf({ base, width, height }: Picture): TileSource {
  const smallest = Math.ceil(Math.log2(Math.max(width, height) / tileSize));
  const scaleFactors = Array.from({ length: Math.max(smallest, 0) + 1 }, (_, halvings) => 2 ** halvings);
  return {
    '@context': 'http://iiif.io/api/image/3/context.json',
    id: `${base}/tiles`,
    type: 'ImageService3',
    protocol: 'http://iiif.io/api/image',
    profile: 'level0',
    width,
    height,
    tiles: [{ width: tileSize, scaleFactors }],
    tileFormat: 'webp',
  };
}
