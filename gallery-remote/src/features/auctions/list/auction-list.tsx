import type { Auction, AuctionsAnswer } from '@gallery/shared/contract/auctions/auction';
import { artworksPath, auctionsPath } from '@gallery/shared/paths/gallery-paths';
import { useQuery } from '@gallery/shared/query';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { Empty } from '@gallery/shared/ui/loading/empty';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { MoreLink } from '@gallery/shared/ui/navigation/more-link';
import type { ComponentProps } from 'react';
import { useOwnBids } from '../card/use-own-bids';
import { lotListQueries } from '../lot/lot.queries';
import { type AuctionFilter, lotsQueryOf, shownAuctions } from './auction-filter';
import { AuctionSection } from './auction-section';
import list from './auction-section.module.css';
import styles from './lot-list-skeleton.module.css';

type AuctionListProps = { answer: AuctionsAnswer; filter: AuctionFilter };

export function AuctionList({ answer, filter }: AuctionListProps) {
  const shown = shownAuctions(answer.auctions, filter);
  const followed = shown.find(({ state }) => state !== 'ended');
  const own = useOwnBids();
  if (shown.length === 0) return <NoAuction isOne={filter.auction !== undefined} />;
  return (
    <>
      {shown.map((auction, place) => (
        <AuctionPart
          key={`${auction._id} ${filter.sort} ${filter.cursor}`}
          auction={auction}
          filter={filter}
          own={own}
          isFirst={place === 0}
          isFollowed={auction === followed}
        />
      ))}
      {filter.auction && <MoreLink to={auctionsPath}>All auctions</MoreLink>}
    </>
  );
}

type AuctionPartProps = Omit<ComponentProps<typeof AuctionSection>, 'answer'> & { auction: Auction };

function AuctionPart({ auction, filter, ...rest }: AuctionPartProps) {
  const lots = useQuery(lotListQueries.lots(lotsQueryOf(auction, filter)));
  return (
    <Loaded of={lots} skeleton={<LotListSkeleton />}>
      {(answer) => <AuctionSection auction={auction} answer={answer} filter={filter} {...rest} />}
    </Loaded>
  );
}

function NoAuction({ isOne }: { isOne: boolean }) {
  return isOne ? (
    <Empty message="There is no such auction">
      <ButtonLink to={auctionsPath}>All auctions</ButtonLink>
    </Empty>
  ) : (
    <Empty message="No art is on auction now">
      <ButtonLink to={artworksPath}>View artworks</ButtonLink>
    </Empty>
  );
}

export function LotListSkeleton() {
  return (
    <div className={`${list.lots} ${styles.loading}`}>
      <div className={styles.frame}>
        <Spinner />
        <p>Loading the current bids</p>
      </div>
      <div className={styles.frame} />
    </div>
  );
}
