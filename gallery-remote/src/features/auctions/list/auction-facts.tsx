import type { Auction } from '@gallery/shared/contract/auctions/auction';
import { Price } from '@gallery/shared/ui/artwork/price';
import type { ReactNode } from 'react';
import styles from './auction-facts.module.css';
import { auctionWhen } from './auction-when';

export function AuctionFacts({ auction, now }: { auction: Auction; now: string }) {
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
