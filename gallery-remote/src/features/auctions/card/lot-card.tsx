import type { Lot, OwnBid } from '@gallery/shared/contract/auctions/auction';
import { editionNumberText } from '@gallery/shared/contract/catalogue/edition';
import { artistName } from '@gallery/shared/domain/names';
import { lotPath } from '@gallery/shared/paths/gallery-paths';
import { Link } from '@gallery/shared/router';
import { ArtworkPicture } from '@gallery/shared/ui/artwork/artwork-picture';
import { Price } from '@gallery/shared/ui/artwork/price';
import { overtaken, StatusDot, tick } from '@gallery/shared/ui/status-dot';
import { SaveSlot } from '../../../ui/saving/save-slot';
import { Estimate } from '../lot/lot-terms';
import styles from './lot-card.module.css';
import { LotFoot } from './lot-foot';
import { LotTime } from './lot-time';

type LotCardProps = { lot: Lot; readAt: string; own: OwnBid | undefined; priority: boolean };

export function LotCard({ lot, readAt, own, priority }: LotCardProps) {
  const { artwork_id: work, number } = lot;
  return (
    <article className={styles.lot} aria-labelledby={lot._id}>
      <Link
        className={styles.frame}
        to={lotPath(lot._id)}
        aria-label={`Lot ${number}, ${work.name_of_artwork}`}
      >
        <ArtworkPicture work={work} sizes={sizes} priority={priority} />
      </Link>
      <SaveSlot work={work} className={styles.save} />
      <div className={styles.row}>
        <div>
          <p className={styles.number}>Lot {number}</p>
          <h3 id={lot._id} className={styles.title}>
            {work.name_of_artwork}
          </h3>
          <p className={styles.artist}>{artistName(work.artist_id)}</p>
          {work.edition && <p className={styles.number}>{editionNumberText(work.edition)}</p>}
          {(lot.estimate_low ?? lot.estimate_high) !== null && (
            <p className={styles.number}>
              Estimate <Estimate lot={lot} />
            </p>
          )}
        </div>
        <LotTime lot={lot} readAt={readAt} />
      </div>
      <LotFoot lot={lot} readAt={readAt} />
      <OwnState lot={lot} own={own} />
    </article>
  );
}

const sizes = '(min-width: 60rem) min(40rem, 45vw), calc(100vw - 5rem)';

/** Reserves the place for everybody, so that nothing moves when the bidder's state arrives. */
function OwnState({ lot, own }: { lot: Lot; own: OwnBid | undefined }) {
  return <p className={styles.own}>{own && <State lot={lot} own={own} />}</p>;
}

function State({ lot, own }: { lot: Lot; own: OwnBid }) {
  const isOver = lot.ended_at !== null;
  const leads = lot.leader === own.number;
  if (isOver) return <span>Your maximum was {<Price amount={own.max} />}.</span>;
  return (
    <>
      <span className={`${styles.state} ${leads ? styles.winning : styles.outbid}`}>
        <StatusDot shape={leads ? tick : overtaken} className={styles.dot} />
        {leads ? 'Winning' : 'Outbid'}
      </span>
      <span>
        Your maximum {leads ? 'is' : 'was'} <Price amount={own.max} />.
      </span>
    </>
  );
}
