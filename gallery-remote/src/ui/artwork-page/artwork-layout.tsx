import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import type { Picture } from '@gallery/shared/contract/catalogue/pictures/picture';
import { useNotify } from '@gallery/shared/host';
import { ArtworkPicture, widthAtHeight } from '@gallery/shared/ui/artwork/artwork-picture';
import { Button } from '@gallery/shared/ui/controls/button';
import type { ReactNode } from 'react';
import { SaveSlot } from '../saving/save-slot';
import styles from './artwork-layout.module.css';
import { LineIcon } from './line-icon';

type ArtworkLayoutProps = {
  work: ListedArtwork;
  crumbs: ReactNode;
  /** Shown beside 'Share', below the picture. */
  tools?: ReactNode;
  /** Shown between the picture and the tools. */
  pictures?: ReactNode;
  children: ReactNode;
};

export function ArtworkLayout({ work, crumbs, tools, pictures, children }: ArtworkLayoutProps) {
  return (
    <div className="page">
      {crumbs}
      <div className={styles.detail}>
        <div className={styles.stage}>
          <ArtworkPicture work={work} sizes={sizesOf(work.picture)} priority />
          {pictures}
          <div className={styles.tools}>
            {tools}
            <ShareButton title={work.name_of_artwork} />
            <span className={styles.save}>
              <SaveSlot work={work} labelled />
            </span>
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

export function ShareButton({ title }: { title: string }) {
  const notify = useNotify();

  async function share() {
    const url = window.location.href.split('#')[0] ?? '';
    if (navigator.share) return navigator.share({ title, url }).catch(() => undefined);
    try {
      await navigator.clipboard.writeText(url);
      notify('Link copied');
    } catch {
      notify('The link could not be copied', 'error');
    }
  }

  return (
    <Button kind="quiet" onClick={share}>
      <LineIcon path="M7.5 10.5 12 6M8 4.5l2-2a3.5 3.5 0 0 1 5 5l-2 2M10 13.5l-2 2a3.5 3.5 0 0 1-5-5l2-2" />
      Share
    </Button>
  );
}
