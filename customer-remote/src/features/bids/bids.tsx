import { brand } from '@gallery/shared/brand';
import type { OwnBid } from '@gallery/shared/contract/auctions/auction';
import { auctionsPath } from '@gallery/shared/paths/gallery-paths';
import { useQuery } from '@gallery/shared/query';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import { Empty } from '@gallery/shared/ui/loading/empty';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { useId } from 'react';
import { type BidSection, inSection } from './bid-sections';
import styles from './bids.module.css';
import { EmailConfirmation } from './confirming/email-confirmation';
import { BidItem } from './item/bid-item';
import { useLiveBids } from './live/use-live-bids';
import { ownBidQueries } from './own-bid.queries';

type BidListProps = { bids: OwnBid[]; clockOffsetMs: number };

function BidList({ bids, clockOffsetMs }: BidListProps) {
  return (
    <>
      {sections.map(({ section, heading }) => (
        <Section
          key={section}
          heading={heading}
          bids={inSection(bids, section)}
          clockOffsetMs={clockOffsetMs}
        />
      ))}
      <p className={styles.note}>
        A receipt is a small file that proves your bid is in the record, unchanged. Keep it in case you ever
        want to check.
      </p>
    </>
  );
}

const sections: { section: BidSection; heading: string }[] = [
  { section: 'turn', heading: 'Your turn' },
  { section: 'running', heading: 'Running' },
  { section: 'ended', heading: 'Ended' },
];

function Section({ heading, bids, clockOffsetMs }: BidListProps & { heading: string }) {
  const id = useId();
  if (bids.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.section}>
        {heading}
      </h2>
      <ul className={styles.list}>
        {bids.map((bid) => (
          <li key={bid.lot._id}>
            <BidItem bid={bid} clockOffsetMs={clockOffsetMs} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Bids() {
  const list = useQuery(ownBidQueries.list());
  useLiveBids(list.data?.bids);
  return (
    <>
      <title>{`Bids · ${brand.name}`}</title>
      <h1 className={styles.heading}>Bids</h1>
      <EmailConfirmation />
      <Loaded of={list} skeleton={<BidsSkeleton />}>
        {({ bids, clockOffsetMs }) =>
          bids.length > 0 ? <BidList bids={bids} clockOffsetMs={clockOffsetMs} /> : <NoBids />
        }
      </Loaded>
    </>
  );
}

function NoBids() {
  return (
    <Empty message="You have not bid yet. Your bids appear here, with what you can do next.">
      <ButtonLink to={auctionsPath}>See the auctions</ButtonLink>
    </Empty>
  );
}

function BidsSkeleton() {
  return (
    <div className={styles.rows} role="status">
      <VisuallyHidden>Loading your bids…</VisuallyHidden>
      <Row />
      <Row />
      <Row />
    </div>
  );
}

function Row() {
  return (
    <div className={styles.row} aria-hidden="true">
      <span className={styles.picture} />
      <span className={styles.line} />
      <span className={styles.line} />
    </div>
  );
}
