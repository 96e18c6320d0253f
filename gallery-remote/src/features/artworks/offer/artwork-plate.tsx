import type { Artwork, ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { noName } from '@gallery/shared/format/artist-name';
import { Link } from '@gallery/shared/router';
import type { ComponentProps } from 'react';
import { ArtworkFacts } from './artwork-facts';
import { ArtworkOffer } from './artwork-offer';
import styles from './artwork-plate.module.css';

type ArtworkPlateProps = ComponentProps<typeof ArtworkOffer> & { work: Artwork | ListedArtwork };

export function ArtworkPlate({ work, ...offer }: ArtworkPlateProps) {
  return (
    <div className={styles.plate}>
      <div>
        <h1 className={`${styles.title} ${isLong(work.name_of_artwork) ? styles.long : ''}`}>
          {work.name_of_artwork}
        </h1>
        <p className={styles.artist}>
          By <Firstname of={work.artist_id} />
        </p>
      </div>
      <ArtworkFacts work={work} />
      <ArtworkOffer work={work} {...offer} />
    </div>
  );
}

const isLong = (title: string) => title.length > 40;

function Firstname({ of: artist }: { of: ListedArtwork['artist_id'] }) {
  if (!artist) return noName;
  return (
    <Link className="link" to={`/artist?artist=${artist._id}`}>
      {artist.firstname}
    </Link>
  );
}
