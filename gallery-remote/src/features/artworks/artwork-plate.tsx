import { brand } from '@gallery/shared/brand';
import type { Artwork } from '@gallery/shared/contract/artwork';
import { NO_NAME } from '@gallery/shared/format/artist-name';
import { Price } from '@gallery/shared/ui/price';
import { aboutArtistId } from './about-artist';
import { ArtworkFacts } from './artwork-facts';
import styles from './artwork-plate.module.css';

/** The wall label in full: title, artist, facts, price, and what buyers ask about. */
export function ArtworkPlate({ work }: { work: Artwork }) {
  return (
    <div className={styles.plate}>
      <div>
        <h1 className={styles.title}>{work.name_of_artwork}</h1>
        <p className={styles.by}>
          By <Firstname of={work.artist_id} />
        </p>
      </div>
      <ArtworkFacts work={work} />
      <div className={styles.offer}>
        <p className={styles.price}>
          <Price amount={work.price} />
        </p>
        <p className={styles.note}>{brand.delivery}</p>
        <p className={styles.note}>
          {brand.whomToAsk}{' '}
          <a className="link" href={`mailto:${brand.email}`}>
            {brand.email}
          </a>
        </p>
      </div>
    </div>
  );
}

function Firstname({ of: artist }: { of: Artwork['artist_id'] }) {
  if (!artist) return NO_NAME;
  return (
    <a className="link" href={`#${aboutArtistId}`}>
      {artist.firstname}
    </a>
  );
}
