import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { widthAtHeight } from '../../ui/artwork-page/width-at-height';

export const landingSizes = {
  hero: ({ picture }: ListedArtwork) =>
    `(min-width: 60rem) min(${widthAtHeight(640, picture)}px, 39rem, calc(46vw - 4rem)), min(${widthAtHeight(544, picture)}px, calc(100vw - 2.5rem))`,
  unveiled: ({ picture }: ListedArtwork) =>
    `(min-width: 60rem) min(${widthAtHeight(544, picture)}px, 48rem, calc(58vw - 5rem)), min(${widthAtHeight(544, picture)}px, calc(100vw - 2.5rem))`,
  auction: ({ picture }: ListedArtwork) =>
    `(min-width: 60rem) min(${widthAtHeight(544, picture)}px, 27rem, calc(33vw - 3rem)), min(${widthAtHeight(544, picture)}px, calc(100vw - 2.5rem))`,
};
