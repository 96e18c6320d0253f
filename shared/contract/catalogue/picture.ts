/** Widths in pixels of the smaller pictures, as far as the original is as wide. */
export const pictureWidths = [320, 480, 768, 1280] as const;
export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** The original's size in pixels, and the smaller pictures made of it. */
export type Picture = {
  /** Where the smaller pictures are, relative to the origin; named by the content, so they never change. */
  base: string;
  width: number;
  height: number;
  /** Which widths there are, in pixels, ascending. */
  widths: number[];
  /** The thumbhash drawn as a data URI of some 200 bytes, shown until the picture is there. */
  placeholder: string;
};

/** The address of one of the smaller pictures. */
export function pictureUrl(picture: Picture, width: number, format: PictureFormat): string {
  return `${picture.base}/${width}.${format}`;
}

/** Pixels of a tile's side. */
export const tileSize = 512;

/** The picture cut into tiles at ever smaller scales, as the IIIF Image API 3 describes it (a static service). */
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

/** What a viewer needs to find the tiles; they lie beside the smaller pictures. */
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
