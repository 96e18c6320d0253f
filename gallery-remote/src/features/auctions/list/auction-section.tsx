import type { Auction, Lot, LotsAnswer } from '@gallery/shared/contract/auctions/auction';
import { Price } from '@gallery/shared/ui/artwork/price';
import { MoreLink } from '@gallery/shared/ui/navigation/more-link';
import { type ReactNode, useState } from 'react';
import { EndedLots } from '../card/ended-lots';
import { LotCard } from '../card/lot-card';
import { type OwnBids, useOwnBidsOfOtherDevices } from '../card/use-own-bids';
import { useLiveLots } from '../live/use-live-lots';
import { type AuctionFilter, pathOf } from './auction-filter';
import styles from './auction-section.module.css';
import { AuctionTools } from './auction-tools';
import { auctionWhen } from './auction-when';

type AuctionSectionProps = {
  auction: Auction;
  answer: LotsAnswer;
  filter: AuctionFilter;
  own: OwnBids;
  isFirst: boolean;
  /** Only one auction of a page is live. */
  isFollowed: boolean;
};

export function AuctionSection(props: AuctionSectionProps) {
  const { auction, answer, filter, own, isFirst, isFollowed } = props;
  const { isCut, isPolled } = useLiveLots(isFollowed ? { auction: auction._id } : null);
  const { lots, now } = answer;
  useOwnBidsOfOtherDevices(own, lots);
  const endedBefore = useEndedBefore(lots);
  const running = lots.filter((lot) => !endedBefore.has(lot._id));
  const ended = lots.filter((lot) => endedBefore.has(lot._id));
  return (
    <section className={styles.auction} aria-labelledby={auction._id}>
      <div className={styles.head}>
        <h2 id={auction._id} className={styles.title}>
          {auction.title}
        </h2>
        <AuctionFacts auction={auction} now={now} />
      </div>
      {isFirst && <AuctionTools filter={filter} isLive={isFollowed} isCut={isCut} isPolled={isPolled} />}
      {running.length > 0 && (
        <div className={styles.lots}>
          {running.map((lot, place) => (
            <LotCard
              key={lot._id}
              lot={lot}
              readAt={now}
              own={own.get(lot._id)}
              priority={isFirst && place === 0}
            />
          ))}
        </div>
      )}
      {running.length > 0 && ended.length > 0 && <h3 className={styles.sub}>Sold and passed</h3>}
      {ended.length > 0 && <EndedLots lots={ended} />}
      <MoreLots auction={auction} answer={answer} filter={filter} />
    </section>
  );
}

function MoreLots({ auction, answer, filter }: Pick<AuctionSectionProps, 'auction' | 'answer' | 'filter'>) {
  const { next } = answer;
  const whole = { ...filter, auction: auction._id };
  if (filter.auction) {
    return next && <More to={pathOf({ ...whole, cursor: next })}>More lots of {auction.title}</More>;
  }
  if (auction.state === 'ended') return <More to={pathOf(whole)}>See all lots and their records</More>;
  return next && <More to={pathOf(whole)}>All {auction.lots} lots</More>;
}

function More({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p className={styles.more}>
      <MoreLink to={to}>{children}</MoreLink>
    </p>
  );
}

/** Keeps a lot that ends while a visitor watches in its place, with its result. */
function useEndedBefore(lots: Lot[]): ReadonlySet<string> {
  const [ended] = useState(
    () => new Set(lots.filter(({ ended_at }) => ended_at !== null).map(({ _id }) => _id)),
  );
  return ended;
}

function AuctionFacts({ auction, now }: { auction: Auction; now: string }) {
  const { state, viewing, lots, ended, sold, hammer } = auction;
  const open = lots - ended;
  const count = state === 'running' && ended > 0 ? `${open} open, ${ended} ended` : lots;
  return (
    <dl className={styles.facts}>
      <Fact name="When">{auctionWhen(auction, now)}</Fact>
      {state === 'ended' ? (
        <Fact name="Result">
          {sold} of {lots} sold
          {sold > 0 && (
            <>
              , <Price amount={hammer} /> in all
            </>
          )}
        </Fact>
      ) : (
        viewing && <Fact name="On view">{viewing}</Fact>
      )}
      <Fact name="Lots">{count}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className={styles.name}>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
