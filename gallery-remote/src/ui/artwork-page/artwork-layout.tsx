import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import type { Picture } from '@gallery/shared/contract/catalogue/picture';
import { ArtworkPicture } from '@gallery/shared/ui/artwork/artwork-picture';
import type { ReactNode } from 'react';
import styles from './artwork-layout.module.css';
import { ShareButton } from './share-button';
import { widthAtHeight } from './width-at-height';

type ArtworkLayoutProps = {
  work: ListedArtwork;
  crumbs: ReactNode;
  /** Stand beside 'Share', under the picture. */
  tools?: ReactNode;
  /** What stands beside the picture. */
  children: ReactNode;
};

/** The first view of a work: its picture, and beside it what is offered. */
export function ArtworkLayout({ work, crumbs, tools, children }: ArtworkLayoutProps) {
  return (
    <div className="page">
      {crumbs}
      <div className={styles.detail}>
        <div className={styles.stage}>
          <ArtworkPicture work={work} sizes={sizesOf(work.picture)} priority />
          <div className={styles.tools}>
            {tools}
            <ShareButton title={work.name_of_artwork} />
          </div>
        </div>
        {children}
      </div>
    </div>
  );
}

const displayHeight = 736;

/** Mirrors the widths in artwork-layout.module.css. */
function sizesOf(picture: Picture | null): string {
  const narrow = `min(${widthAtHeight(80, picture)}vh, calc(100vw - 2.5rem))`;
  return `(min-width: 60rem) min(${widthAtHeight(displayHeight, picture)}px, 48rem, calc(56vw - 5rem)), ${narrow}`;
}
