import type { Lot, OwnBid } from '@gallery/shared/contract/auctions/auction';
import { Price } from '@gallery/shared/ui/artwork/price';
import { overtaken, StatusDot, tick } from '@gallery/shared/ui/status-dot';
import styles from './own-state.module.css';

/** Reserves the place for everybody, so that nothing moves when the bidder's state arrives. */
export function OwnState({ lot, own }: { lot: Lot; own: OwnBid | undefined }) {
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
