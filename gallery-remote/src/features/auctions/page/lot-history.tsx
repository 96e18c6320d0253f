import type { Lot, LotBid } from '@gallery/shared/contract/auctions/auction';
import { formatTime } from '@gallery/shared/domain/clock';
import { countOf } from '@gallery/shared/domain/count-of';
import { formatDay } from '@gallery/shared/domain/time';
import { lotRecordPath } from '@gallery/shared/paths/gallery-paths';
import { useQuery } from '@gallery/shared/query';
import { Price } from '@gallery/shared/ui/artwork/price';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { MoreLink } from '@gallery/shared/ui/navigation/more-link';
import { full, ring, StatusDot } from '@gallery/shared/ui/status-dot';
import { Chapter } from '../../../ui/chapter/chapter';
import { TextSkeleton } from '../../../ui/chapter/paragraphs';
import { lotPageQueries } from '../lot/lot.queries';
import styles from './lot-history.module.css';

const sameDay = (one: string, other: string) => formatDay(one) === formatDay(other);

/** Formats as '14:02' today, else as 'Nov 21, 14:02'. */
function bidTime(at: string, now: number): string {
  const time = formatTime(at);
  const day = formatDay(at).split(',')[0];
  return sameDay(at, new Date(now).toISOString()) ? time : `${day}, ${time}`;
}

type LotHistoryProps = {
  lot: Lot;
  /** The gallery's time, in milliseconds. */
  now: number;
  ownNumber: number | null;
};

export function LotHistory({ lot, now, ownNumber }: LotHistoryProps) {
  const bids = useQuery(lotPageQueries.bids(lot._id));
  const hasEnded = lot.ended_at !== null;
  return (
    <Chapter title="Bids">
      <Loaded of={bids} skeleton={<TextSkeleton />}>
        {(answer) => (
          <>
            <p className={styles.note}>{countText(lot.bids, answer.bidders)}</p>
            {answer.bids.length > 0 && (
              <ol className={styles.bids} aria-label="Bids, newest first">
                {answer.bids.map((bid, place) => (
                  <Row
                    key={`${bid.at} ${bid.bidder}`}
                    bid={bid}
                    now={now}
                    isOwn={bid.bidder === ownNumber}
                    text={textOf(bid, lot, place, answer)}
                  />
                ))}
              </ol>
            )}
          </>
        )}
      </Loaded>
      <p className={styles.small}>
        All times are Lagos time, by the gallery’s clock.{' '}
        {!hasEnded && 'Once the lot ends, its record is public and anyone can check it.'}
      </p>
      {hasEnded && (
        <p>
          <MoreLink to={lotRecordPath(lot._id)}>Check the record</MoreLink>
        </p>
      )}
    </Chapter>
  );
}

const justNowMs = 8_000;

type RowProps = { bid: LotBid; now: number; isOwn: boolean; text: string };

function Row({ bid, now, isOwn, text }: RowProps) {
  const isNew = now - Date.parse(bid.at) < justNowMs;
  const name = `Bidder ${bid.bidder}`;
  return (
    <li className={`${styles.bid} ${isNew ? styles.isNew : ''}`}>
      <StatusDot shape={text === leads ? full : ring} className={styles.dot} />
      <span>
        {bid.retracted ? <s>{name}</s> : name}
        {isOwn && <b className={styles.own}>, you</b>}
      </span>
      <span className={styles.price}>
        {bid.retracted ? (
          <s>
            <Price amount={bid.price} />
          </s>
        ) : (
          <Price amount={bid.price} />
        )}
      </span>
      <time className={styles.time} dateTime={bid.at}>
        {bidTime(bid.at, now)}
      </time>
      {text && <span className={styles.text}>{text}</span>}
    </li>
  );
}

const leads = 'Leads.';

function textOf(bid: LotBid, lot: Lot, place: number, answer: { bids: LotBid[]; next: string | null }) {
  if (bid.retracted) return 'Retracted by the gallery.';
  const newest = answer.bids.find(({ bidder, retracted }) => bidder === lot.leader && !retracted);
  if (bid === newest && (lot.state === 'open' || lot.state === 'closing')) return leads;
  return place === answer.bids.length - 1 && answer.next === null ? 'The opening bid.' : '';
}

function countText(bids: number, bidders: number): string {
  if (bids === 0) return 'No bids yet.';
  return `${countOf(bids, 'bid')} by ${countOf(bidders, 'bidder')}`;
}
