import type { LotAnswer } from '@gallery/shared/contract/auctions/auction';
import type { ReactNode } from 'react';
import { ArtistLink } from '../../../ui/artwork-page/about';
import { ArtworkFacts, Fact } from '../../../ui/artwork-page/artwork-facts';
import { ArtworkLayout } from '../../../ui/artwork-page/artwork-layout';
import { EditionFact } from '../../../ui/artwork-page/edition';
import { Estimate } from '../lot/lot-terms';
import { LotCrumbs } from './lot-crumbs';
import styles from './lot-detail.module.css';

type LotDetailProps = { answer: LotAnswer; tools: ReactNode; pictures: ReactNode; panel: ReactNode };

export function LotDetail({ answer, tools, pictures, panel }: LotDetailProps) {
  const { lot, auction, artwork } = answer;
  return (
    <ArtworkLayout work={artwork} crumbs={<LotCrumbs answer={answer} />} tools={tools} pictures={pictures}>
      <div className={styles.plate}>
        <div>
          <p className={styles.number}>Lot {lot.number}</p>
          <h1 className={styles.title}>{artwork.name_of_artwork}</h1>
          <p className={styles.artist}>
            By <ArtistLink artist={artwork.artist_id} />
          </p>
        </div>
        {panel}
        <div className={styles.facts}>
          <ArtworkFacts work={artwork}>
            {(lot.estimate_low ?? lot.estimate_high) !== null && (
              <Fact name="Estimate" value={<Estimate lot={lot} />} />
            )}
            <EditionFact of={artwork.edition} />
            <Fact name="On view" value={auction.viewing} />
          </ArtworkFacts>
        </div>
      </div>
    </ArtworkLayout>
  );
}
