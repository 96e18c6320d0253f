import { countOf } from '@gallery/shared/domain/count-of';
import { artworkPath, lotRecordPath } from '@gallery/shared/paths/gallery-paths';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { MoreLink } from '@gallery/shared/ui/navigation/more-link';
import { Amount, Figure } from '../figures/figure';
import { StateBox } from '../figures/state-box';
import type { BidView } from '../lot/bid-view';
import styles from './ended.module.css';

export function Passed({ view: { answer } }: { view: BidView }) {
  const { lot, artwork } = answer;
  const hasBids = lot.bids > 0;
  return (
    <>
      <StateBox isMain dot="struck" kind="end" title="Passed">
        {hasBids
          ? 'The reserve was not met, so the work was not sold.'
          : 'Nobody has bid, so the work was not sold.'}
      </StateBox>
      {hasBids && (
        <Figure label="Highest bid" sub={countOf(lot.bids, 'bid')}>
          <Amount amount={lot.price} />
        </Figure>
      )}
      <ButtonLink kind="secondary" to={`${artworkPath(artwork._id)}#enquiry`}>
        Talk to us
      </ButtonLink>
      <p className={styles.links}>
        <MoreLink to={lotRecordPath(lot._id)}>See the record</MoreLink>
      </p>
      {hasBids && (
        <p className={styles.note}>
          Were you the highest bidder? We may email you an offer. You are free to ignore it.
        </p>
      )}
    </>
  );
}
