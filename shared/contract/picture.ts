/** Widths in pixels of the smaller pictures, as far as the original is as wide. */
export const pictureWidths = [320, 640, 1280] as const;
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
