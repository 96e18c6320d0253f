import type { Artwork, ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import type { Picture } from '@gallery/shared/contract/catalogue/picture';
import { ArtworkPicture } from '@gallery/shared/ui/artwork/artwork-picture';
import type { ReactNode } from 'react';
import { widthAtHeight } from '../../../ui/width-at-height';
import { ArtworkPlate } from '../offer/artwork-plate';
import { ShareButton } from '../offer/share-button';
import styles from './artwork-detail.module.css';
import { Crumbs } from './crumbs';

type ArtworkDetailProps = {
  work: Artwork | ListedArtwork;
  tools?: ReactNode;
  purchase: ReactNode;
  auction?: ReactNode;
};

export function ArtworkDetail({ work, tools, ...offer }: ArtworkDetailProps) {
  return (
    <div className="page">
      <Crumbs work={work} />
      <div className={styles.detail}>
        <div className={styles.stage}>
          <ArtworkPicture work={work} sizes={sizesOf(work.picture)} priority />
          <div className={styles.tools}>
            {tools}
            <ShareButton title={work.name_of_artwork} />
          </div>
        </div>
        <ArtworkPlate work={work} {...offer} />
      </div>
    </div>
  );
}

const displayHeight = 736;

/** Mirrors the widths in artwork-detail.module.css. */
function sizesOf(picture: Picture | null): string {
  const narrow = `min(${widthAtHeight(80, picture)}vh, calc(100vw - 2.5rem))`;
  return `(min-width: 60rem) min(${widthAtHeight(displayHeight, picture)}px, 48rem, calc(56vw - 5rem)), ${narrow}`;
}
