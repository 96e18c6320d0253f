import { useNetworkIdle } from '@gallery/shared/browser/first-view';
import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { artistName } from '@gallery/shared/domain/names';
import { artworksPath, auctionsPath, lotPath } from '@gallery/shared/paths/gallery-paths';
import { useQuery } from '@gallery/shared/query';
import { Link } from '@gallery/shared/router';
import { ArtworkPicture } from '@gallery/shared/ui/artwork/artwork-picture';
import { Price } from '@gallery/shared/ui/artwork/price';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import { MoreLink } from '@gallery/shared/ui/navigation/more-link';
import { type ReactNode, useEffect, useState } from 'react';
import { Countdown } from '../clock/countdown';
import { upcomingWhen } from '../list/auction-when';
import styles from './auction-block.module.css';
import { landingAuction } from './landing-auction.queries';

type AuctionBlockProps = { sizesOf: (work: ListedArtwork) => string };

/** Shows the open lot that a curator chose, else the one that ends first, else the auction that opens next, else nothing. */
export function AuctionBlock({ sizesOf }: AuctionBlockProps) {
  const { data, dataUpdatedAt, refetch } = useQuery(landingAuction());
  const isIdle = useNetworkIdle();
  const isStored = data?.lot !== undefined && data.lot !== null && !data.lot.bidding;
  useEffect(() => {
    if (isIdle && isStored) void refetch();
  }, [isIdle, isStored, refetch]);
  if (data?.lot) {
    const { _id, number, work, bidding } = data.lot;
    return (
      <Block
        to={lotPath(_id)}
        label={`Lot ${number}`}
        work={work}
        sizesOf={sizesOf}
        action={<ButtonLink to={lotPath(_id)}>BID NOW</ButtonLink>}
      >
        {bidding ? (
          <LandingBid {...bidding} offset={Date.parse(bidding.now) - dataUpdatedAt} />
        ) : (
          <p className={styles.when}>Loading the current bid</p>
        )}
      </Block>
    );
  }
  if (!data?.next) return null;
  const { auction, work } = data.next;
  return (
    <Block
      to={auctionsPath}
      label={auction.title}
      work={work}
      sizesOf={sizesOf}
      action={<ButtonLink to={auctionsPath}>See the lots</ButtonLink>}
    >
      <p className={styles.when}>{upcomingWhen(auction)}</p>
    </Block>
  );
}

type BlockProps = AuctionBlockProps & {
  to: string;
  label: string;
  work: ListedArtwork | undefined;
  action: ReactNode;
  children: ReactNode;
};

function Block({ to, label, work, sizesOf, action, children }: BlockProps) {
  return (
    <section className={`page ${styles.block}`} aria-labelledby={headingId}>
      <div className={styles.text}>
        <h2 id={headingId} className={styles.heading}>
          <Link to={auctionsPath}>AUCTION</Link>
        </h2>
        <div className={styles.state}>
          <p className={styles.label}>{label}</p>
          {children}
        </div>
        <div className={styles.actions}>
          {action}
          <MoreLink to={artworksPath}>
            More<VisuallyHidden> artworks</VisuallyHidden>
          </MoreLink>
        </div>
      </div>
      {work && (
        <Link className={styles.work} to={to}>
          <ArtworkPicture work={work} sizes={sizesOf(work)} />
          <span className={styles.title}>{work.name_of_artwork}</span>{' '}
          <span className={styles.artist}>{artistName(work.artist_id)}</span>
        </Link>
      )}
    </section>
  );
}

const headingId = 'auction';

type LandingBidProps = {
  /** In naira. 0 before the first bid. */
  price: number;
  start: number;
  closes_at: string;
  /** The gallery's clock minus the device's clock, in milliseconds. */
  offset: number;
};

/** Exact to about a second, because only the lot's own page measures the clock. */
function LandingBid({ price, start, closes_at, offset }: LandingBidProps) {
  const now = useTime() + offset;
  const until = Date.parse(closes_at);
  return (
    <>
      <p className={styles.bid}>
        {price > 0 ? 'Current bid' : 'Opening bid'}{' '}
        <span className={styles.price}>
          <Price amount={price || start} />
        </span>
      </p>
      {now < until ? (
        <Countdown label="Time left" now={now} until={until} />
      ) : (
        <p className={styles.when}>Closing…</p>
      )}
    </>
  );
}

/** Returns the device's time in milliseconds, and updates it every second. */
function useTime(): number {
  const [time, setTime] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setTime(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return time;
}
