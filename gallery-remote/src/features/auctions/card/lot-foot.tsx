import type { Lot } from '@gallery/shared/contract/auctions/auction';
import { formatTime } from '@gallery/shared/domain/clock';
import { countOf } from '@gallery/shared/domain/count-of';
import { formatWeekday } from '@gallery/shared/domain/time';
import { lotPath } from '@gallery/shared/paths/gallery-paths';
import { Price } from '@gallery/shared/ui/artwork/price';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import type { ReactNode } from 'react';
import { useServerClock } from '../clock/server-clock';
import { type Phase, phaseOf } from '../lot/bid-view';
import { reserveText } from '../lot/lot-terms';
import styles from './lot-card.module.css';

export function LotFoot({ lot, readAt }: { lot: Lot; readAt: string }) {
  const phase = phaseOf(lot, useServerClock(readAt));
  const canBid = phase === 'open';
  return (
    <div className={styles.foot}>
      <div className={styles.row}>
        <p className={styles.bid}>
          {priceName(lot, phase)}
          <span className={styles.price}>
            <Price amount={lot.price || lot.start} />
          </span>
        </p>
        <ButtonLink
          kind="secondary"
          to={lotPath(lot._id)}
          aria-label={`${canBid ? 'Bid Now on' : 'See'} lot ${lot.number}, ${lot.artwork_id.name_of_artwork}`}
        >
          {canBid ? 'Bid Now' : 'See the lot'}
        </ButtonLink>
      </div>
      <p className={styles.hint}>{hintOf(lot, phase)}</p>
    </div>
  );
}

function priceName({ price }: Lot, phase: Phase): string {
  if (price === 0) return 'Opening bid';
  if (phase === 'sold') return 'Hammer price';
  return phase === 'passed' || phase === 'withdrawn' ? 'Highest bid' : 'Current bid';
}

function hintOf(lot: Lot, phase: Phase): ReactNode {
  if (phase === 'upcoming')
    return `Bidding opens on ${formatWeekday(lot.opens_at)}, at ${formatTime(lot.opens_at)} Lagos time.`;
  if (phase === 'closing') return 'Time is up. We are counting the bids that arrived in time.';
  if (phase === 'withdrawn') return 'The gallery has withdrawn the lot.';
  if (lot.bids === 0) return phase === 'passed' ? 'Nobody has bid.' : `No bids yet · ${openingReserve(lot)}`;
  const bids = `${countOf(lot.bids, 'bid')} · ${reserveText[lot.reserve]}`;
  if (phase !== 'open') return bids;
  return (
    <>
      {bids} · the next bid is <Price amount={lot.asking} /> or more
    </>
  );
}

function openingReserve({ reserve }: Lot): string {
  return reserve === 'none' ? 'No reserve' : 'With a reserve';
}
