import type { Artwork, ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import type { ComponentProps } from 'react';
import { ArtistLink } from '../../../ui/artwork-page/artist-link';
import { ArtworkFacts } from '../../../ui/artwork-page/artwork-facts';
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
          By <ArtistLink artist={work.artist_id} />
        </p>
      </div>
      <ArtworkFacts work={work} />
      <ArtworkOffer work={work} {...offer} />
    </div>
  );
}

const isLong = (title: string) => title.length > 40;
