import type { Lot } from '@gallery/shared/contract/lot';
import { artistName } from '@gallery/shared/format/artist-name';
import { Link } from '@gallery/shared/router';
import { ArtworkPicture } from '@gallery/shared/ui/artwork-picture';
import { Price } from '@gallery/shared/ui/price';
import { BidNow } from './bid-now';
import { Countdown } from './countdown';
import styles from './lot-card.module.css';
import { phaseOf } from './lot-phase';

type LotCardProps = { lot: Lot; now: number; priority: boolean };

/** A work on its mat, its label, the time left, and what a bid begins with. */
export function LotCard({ lot, now, priority }: LotCardProps) {
  const { artwork } = lot;
  const { label, until, words } = phaseOf(lot, now);
  return (
    <article className={styles.lot}>
      <Link
        className={styles.bay}
        to={`/art-page/${artwork._id}`}
        aria-label={`See ${artwork.name_of_artwork}`}
      >
        <ArtworkPicture work={artwork} sizes={sizes} priority={priority} />
      </Link>
      <div className={styles.row}>
        <div>
          <p className={styles.number}>Lot {lot.number}</p>
          <h2 className={styles.title}>{artwork.name_of_artwork}</h2>
          <p className={styles.artist}>{artistName(artwork.artist_id)}</p>
        </div>
        <Countdown label={label} now={now} until={until} />
      </div>
      <div className={styles.foot}>
        <div className={styles.row}>
          <p className={styles.bid}>
            Opening bid
            <span className={styles.price}>
              <Price amount={lot.starting_price} />
            </span>
          </p>
          <BidNow title={artwork.name_of_artwork} words={words} />
        </div>
        <p className={styles.words}>{words}</p>
      </div>
    </article>
  );
}

const sizes = '(min-width: 60rem) min(40rem, 45vw), calc(100vw - 5rem)';
