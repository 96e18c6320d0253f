import { artistName } from '@gallery/shared/format/artist-name';
import { useQuery } from '@gallery/shared/query';
import styles from './artist-intro.module.css';
import { catalogueQueries } from './catalogue.queries';

/** Who made the works that follow: statement and biography. Nothing for an artist whom the gallery does not know. */
export function ArtistIntro({ id }: { id: string }) {
  const { data: artist } = useQuery(catalogueQueries.artist(id));
  if (!artist) return null;
  return (
    <section className={styles.artist} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.name}>
        {artistName(artist)}
      </h2>
      <p className={styles.statement}>{artist.artist_statement}</p>
      <div className={styles.biography}>
        {artist.artist_bio.split(/\n+/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}

const headingId = 'artist';
