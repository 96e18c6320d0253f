import { isPlainClick } from '@gallery/shared/browser/plain-click';
import type { Lot } from '@gallery/shared/contract/programme/lot';
import { artistName } from '@gallery/shared/format/artist-name';
import { Link } from '@gallery/shared/router';
import { ArtworkPicture } from '@gallery/shared/ui/artwork/artwork-picture';
import { Availability } from '@gallery/shared/ui/artwork/availability';
import { Price } from '@gallery/shared/ui/artwork/price';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { type MouseEvent, useRef } from 'react';
import { useHashFocus } from '../../ui/use-hash-focus';
import { Countdown } from './clock/countdown';
import { phaseOf } from './clock/lot-phase';
import { lotAnchor } from './lot-anchor';
import styles from './lot-card.module.css';

type LotCardProps = { lot: Lot; now: number; priority: boolean; onBid: () => void };

export function LotCard({ lot, now, priority, onBid }: LotCardProps) {
  const { artwork } = lot;
  const { countdown, text } = phaseOf(lot, now);
  const article = useRef<HTMLElement>(null);
  useHashFocus(lotAnchor(lot), article);
  return (
    <article ref={article} id={lotAnchor(lot)} tabIndex={-1} className={styles.lot}>
      <Link
        className={styles.frame}
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
        <div className={styles.state}>
          <span role="status">
            <Availability of={artwork} />
          </span>
          {countdown && <Countdown {...countdown} now={now} />}
        </div>
      </div>
      <div className={styles.foot}>
        <div className={styles.row}>
          <p className={styles.bid}>
            Opening bid
            <span className={styles.price}>
              <Price amount={lot.starting_price} />
            </span>
          </p>
          {countdown && (
            <ButtonLink
              kind="secondary"
              to={`/art-page/${artwork._id}#enquiry`}
              aria-label={`Bid Now on ${artwork.name_of_artwork}`}
              aria-haspopup="dialog"
              onClick={openDialog}
            >
              Bid Now
            </ButtonLink>
          )}
        </div>
        <p className={styles.hint}>{text}</p>
      </div>
    </article>
  );

  /** Without scripts the link leads to the enquiry on the work's own page. */
  function openDialog(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onBid();
  }
}

const sizes = '(min-width: 60rem) min(40rem, 45vw), calc(100vw - 5rem)';
