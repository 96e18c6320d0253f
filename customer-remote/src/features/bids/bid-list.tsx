import type { OwnBid } from '@gallery/shared/contract/auctions/auction';
import { useId } from 'react';
import { type BidSection, inSection } from './bid-sections';
import styles from './bids.module.css';
import { BidItem } from './item/bid-item';

type BidListProps = { bids: OwnBid[]; clockOffsetMs: number };

export function BidList({ bids, clockOffsetMs }: BidListProps) {
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
