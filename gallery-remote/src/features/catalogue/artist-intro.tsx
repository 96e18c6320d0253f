import { artistName } from '@gallery/shared/domain/names';
import { artistPath, artworksPath } from '@gallery/shared/paths/gallery-paths';
import { useQuery } from '@gallery/shared/query';
import { Link } from '@gallery/shared/router';
import { artistQueries } from '../../queries/artist.queries';
import { ReadMore } from '../../ui/chapter/read-more';
import styles from './artist-intro.module.css';

export function ArtistIntro({ id }: { id: string }) {
  const { data: artist } = useQuery(artistQueries.one(id));
  if (artist === undefined) return null;
  if (artist === null) {
    return (
      <p className={styles.unknown}>
        We do not know this artist.{' '}
        <Link className="link" to={artworksPath}>
          See all artworks
        </Link>
      </p>
    );
  }
  return (
    <section key={id} className={styles.artist} aria-labelledby={headingId}>
      <div className={styles.name}>
        <h2 id={headingId}>{artistName(artist)}</h2>
        <Link className="link" to={artistPath(artist.slug ?? artist._id)}>
          The artist’s page
        </Link>
      </div>
      <ArtistText title="Statement" text={artist.artist_statement} />
      <ArtistText title="Biography" text={artist.artist_bio} />
    </section>
  );
}

function ArtistText({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.bio}>
      <h3 className={styles.title}>{title}</h3>
      <ReadMore label={title}>
        <p className={styles.text}>{text}</p>
      </ReadMore>
    </div>
  );
}

const headingId = 'artist';
