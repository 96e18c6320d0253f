import { LateDrawing } from '@gallery/shared/brand/icons/drawing';
import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { artistName } from '@gallery/shared/domain/names';
import { useQuery } from '@gallery/shared/query';
import { useLocation } from '@gallery/shared/router';
import { ArtworkPicture } from '@gallery/shared/ui/artwork/artwork-picture';
import type { ReactNode } from 'react';
import { accountPaths } from '../../areas';
import styles from './account-page.module.css';
import { backdropArtworks } from './backdrop-artworks';

type AccountPageProps = {
  title: string;
  lead: string;
  notice?: string;
  children: ReactNode;
};

export function AccountPage({ title, lead, notice, children }: AccountPageProps) {
  return (
    <div className={styles.page}>
      <ArtworkBackdrop />
      <div className={styles.side}>
        <div className={styles.content} id="first-view">
          <header className={styles.head}>
            <h1>{title}</h1>
            <p className="lead">{lead}</p>
          </header>
          {notice && (
            <p className={styles.notice} role="status">
              {notice}
            </p>
          )}
          {children}
        </div>
      </div>
    </div>
  );
}

function ArtworkBackdrop() {
  const { data: works } = useQuery(backdropArtworks);
  const screen = accountPaths.indexOf(useLocation().pathname);
  const work = works?.at(screen % works.length);
  return (
    <div className={styles.backdrop}>
      {work ? (
        <BackdropArtwork work={work} />
      ) : (
        works && <LateDrawing motif="night" className={styles.drawing} />
      )}
    </div>
  );
}

function BackdropArtwork({ work }: { work: ListedArtwork }) {
  return (
    <figure className={styles.work}>
      <ArtworkPicture work={work} sizes="(min-width: 60rem) 42vw, 1px" />
      <figcaption className={styles.label}>
        <span className={styles.title}>{work.name_of_artwork}</span>{' '}
        <span className={styles.artist}>{artistName(work.artist_id)}</span>
      </figcaption>
    </figure>
  );
}
