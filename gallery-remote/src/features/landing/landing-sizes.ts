import type { Artwork } from '@gallery/shared/contract/artwork';

/** How wide the landing's works are shown: what the height of the wall leaves, within the columns of the page. */
export const landingSizes = {
  hero: (work: Artwork) =>
    `(min-width: 60rem) min(${widthAt(640, work)}px, 39rem, calc(46vw - 4rem)), min(${widthAt(544, work)}px, calc(100vw - 2.5rem))`,
  unveiled: (work: Artwork) =>
    `(min-width: 60rem) min(${widthAt(544, work)}px, 48rem, calc(58vw - 5rem)), min(${widthAt(544, work)}px, calc(100vw - 2.5rem))`,
  auction: (work: Artwork) =>
    `(min-width: 60rem) min(${widthAt(544, work)}px, 27rem, calc(33vw - 3rem)), min(${widthAt(544, work)}px, calc(100vw - 2.5rem))`,
};

function widthAt(height: number, { picture }: Artwork): number {
  return picture ? Math.round((height * picture.width) / picture.height) : height;
}
