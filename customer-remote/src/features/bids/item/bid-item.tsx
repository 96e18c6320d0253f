import type { OwnBid } from '@gallery/shared/contract/auctions/auction';
import { artistName } from '@gallery/shared/domain/names';
import { lotPath } from '@gallery/shared/paths/gallery-paths';
import { Link } from '@gallery/shared/router';
import { Price } from '@gallery/shared/ui/artwork/price';
import { WorkPicture } from '@gallery/shared/ui/artwork/work-picture';
import { full, half, overtaken, ring, StatusDot, struck, tick } from '@gallery/shared/ui/status-dot';
import type { ReactNode } from 'react';
import { isPayable, sectionOf } from '../bid-sections';
import { RunningLot } from '../running/running-lot';
import { SecondChance } from '../won/second-chance';
import { WonLot } from '../won/won-lot';
import styles from './bid-item.module.css';
import { EndedLot } from './ended-lot';

function BidStatus({ bid }: { bid: OwnBid }) {
  const { label, tint, mark } = looks[lookOf(bid)];
  return (
    <span className={`${styles.status} ${styles[tint]}`}>
      <StatusDot shape={mark} className={styles.mark} />
      {label}
    </span>
  );
}

type Look = OwnBid['state'] | 'closing' | 'unpaid';

function lookOf(bid: OwnBid): Look {
  const { state, lot, order } = bid;
  if (lot.state === 'closing') return 'closing';
  if (order && !isPayable(bid)) return order.status === 'Canceled' ? 'unpaid' : 'won';
  return state;
}

const looks: Record<Look, { label: string; tint: string; mark: ReactNode }> = {
  winning: { label: 'Winning', tint: 'positive', mark: tick },
  outbid: { label: 'Outbid', tint: 'negative', mark: overtaken },
  closing: { label: 'Closing…', tint: 'neutral', mark: half },
  won: { label: 'Sold to you', tint: 'sold', mark: full },
  unpaid: { label: 'Not paid', tint: 'neutral', mark: struck },
  lost: { label: 'Lost', tint: 'neutral', mark: ring },
  passed: { label: 'Passed', tint: 'neutral', mark: struck },
  withdrawn: { label: 'Withdrawn', tint: 'neutral', mark: struck },
  'second chance': { label: 'Second chance', tint: 'waiting', mark: half },
};

type BidItemProps = { bid: OwnBid; clockOffsetMs: number };

export function BidItem({ bid, clockOffsetMs }: BidItemProps) {
  const { lot, auction_title } = bid;
  const { artwork_id: work } = lot;
  return (
    <article className={styles.item} aria-label={work.name_of_artwork}>
      <WorkPicture work={work} />
      <span>
        <span className={styles.lot}>
          {auction_title}, lot {lot.number}
        </span>
        <Link className={styles.title} to={lotPath(lot._id)}>
          {work.name_of_artwork}
        </Link>
        <span className={styles.artist}>{artistName(work.artist_id)}</span>
      </span>
      <BidAmounts bid={bid} />
      <BidStatus bid={bid} />
      <div className={styles.steps}>
        <BidSteps bid={bid} clockOffsetMs={clockOffsetMs} />
      </div>
    </article>
  );
}

function BidAmounts({ bid }: { bid: OwnBid }) {
  return (
    <dl className={styles.amounts}>
      {amountsOf(bid).map(([label, amount]) => (
        <div key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd>
            <Price amount={amount} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function amountsOf({ state, lot, max, total, offer, order }: OwnBid): [label: string, amount: number][] {
  const inAll: [string, number] = ['Total', total.total];
  if (offer) return [['Your maximum', offer.amount], inAll];
  if (order) return [['Hammer price', total.hammer], inAll];
  if (state === 'winning' || state === 'outbid') {
    return [
      ['Current bid', lot.price],
      ['Your maximum', max],
    ];
  }
  return [
    [lot.state === 'sold' ? 'Hammer price' : 'Highest bid', lot.price],
    ['Your maximum', max],
  ];
}

type BidStepsProps = { bid: OwnBid; clockOffsetMs: number };

function BidSteps({ bid, clockOffsetMs }: BidStepsProps) {
  const { order, offer } = bid;
  if (order && isPayable(bid)) return <WonLot bid={bid} order={order} clockOffsetMs={clockOffsetMs} />;
  if (offer) return <SecondChance bid={bid} offer={offer} />;
  if (sectionOf(bid) === 'ended') return <EndedLot bid={bid} />;
  return <RunningLot bid={bid} clockOffsetMs={clockOffsetMs} />;
}
