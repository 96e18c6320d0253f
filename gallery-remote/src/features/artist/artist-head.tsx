import type { Artist } from '@gallery/shared/contract/catalogue/artists/artist';
import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import type { Picture } from '@gallery/shared/contract/catalogue/pictures/picture';
import { artistName } from '@gallery/shared/domain/names';
import { artworkPath, artworksPath, lotPath } from '@gallery/shared/paths/gallery-paths';
import { Link } from '@gallery/shared/router';
import { ArtworkPicture, widthAtHeight } from '@gallery/shared/ui/artwork/artwork-picture';
import { Availability } from '@gallery/shared/ui/artwork/availability';
import { ring, StatusDot } from '@gallery/shared/ui/status-dot';
import type { ReactNode } from 'react';
import { formatShortSize } from '../../ui/artwork-page/size';
import { Paragraphs } from '../../ui/chapter/paragraphs';
import styles from './artist-head.module.css';

type ArtistHeadProps = {
  artist: Artist;
  follow: ReactNode;
  /** The work beside the statement of an artist without a portrait. */
  shown: ListedArtwork | undefined;
  works: ListedArtwork[];
};

export function ArtistHead({ artist, follow, shown, works }: ArtistHeadProps) {
  return (
    <div className="page">
      <nav className={styles.crumbs} aria-label="Breadcrumb">
        <Link className={`link ${styles.crumb}`} to={artworksPath}>
          Artworks
        </Link>
      </nav>
      <div className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.name}>{artistName(artist)}</h1>
          <div className={styles.statement}>
            <Paragraphs text={artist.artist_statement} />
          </div>
          <WorksInAuction works={works} />
          {follow}
        </div>
        {artist.portrait ? (
          <Portrait artist={artist} picture={artist.portrait} />
        ) : (
          shown && <ShownWork work={shown} />
        )}
      </div>
    </div>
  );
}

function WorksInAuction({ works }: { works: ListedArtwork[] }) {
  const inAuction = works.filter(({ lot }) => lot !== null);
  if (inAuction.length === 0) return null;
  return (
    <ul className={styles.marks}>
      {inAuction.map(({ _id, name_of_artwork, lot }) => (
        <li key={_id} className={styles.mark}>
          <StatusDot shape={ring} className={styles.dot} />
          <span>
            <strong>In auction</strong> {name_of_artwork}, lot {lot?.number}.{' '}
            <Link className="link" to={lotPath(lot?._id ?? '')}>
              See the lot
            </Link>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Portrait({ artist, picture }: { artist: Artist; picture: Picture }) {
  const pictured = {
    picture,
    img_url: '',
    name_of_artwork: '',
    visual_description: portraitAlt(artist),
    artist_id: null,
  };
  return (
    <figure className={styles.work}>
      <ArtworkPicture work={pictured} sizes={sizesOf(picture)} priority />
    </figure>
  );
}

function ShownWork({ work }: { work: ListedArtwork }) {
  return (
    <figure className={styles.work}>
      <ArtworkPicture work={work} sizes={sizesOf(work.picture)} priority />
      <figcaption className={styles.caption}>
        <Link className={`link ${styles.title}`} to={artworkPath(work._id)}>
          {work.name_of_artwork}
        </Link>
        <span>{[work.year, formatShortSize(work)].filter(Boolean).join(', ')}</span>
        <Availability of={work} />
      </figcaption>
    </figure>
  );
}

/** Mirrors the heights in artist-head.module.css. */
function sizesOf(picture: Picture | null): string {
  const wide = `min(${widthAtHeight(608, picture)}px, calc(40vw - 4rem))`;
  return `(min-width: 60rem) ${wide}, min(${widthAtHeight(70, picture)}vh, calc(100vw - 2.5rem))`;
}

/** Describes a portrait, also when the curator did not. */
export function portraitAlt(artist: Artist): string {
  return artist.portrait_alt || `Portrait of ${artistName(artist)}`;
}
