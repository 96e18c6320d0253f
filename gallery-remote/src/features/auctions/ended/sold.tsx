import { countOf } from '@gallery/shared/domain/count-of';
import { artworksPath, lotRecordPath } from '@gallery/shared/paths/gallery-paths';
import { MoreLink } from '@gallery/shared/ui/navigation/more-link';
import { whenText } from '../clock/clock-text';
import { Amount, Figure } from '../figures/figure';
import { StateBox } from '../figures/state-box';
import type { BidView } from '../lot/bid-view';
import { Estimate } from '../lot/lot-terms';
import styles from './ended.module.css';

export function Sold({ view: { answer, now } }: { view: BidView }) {
  const { lot, artwork } = answer;
  const similar = new URLSearchParams({ type: artwork.type_of_artwork, available: 'true' });
  return (
    <>
      <StateBox isMain dot="full" kind="sold" title="Sold">
        To Bidder {lot.leader}
        {lot.ended_at && `, ${whenText(lot.ended_at, now)}`}.
      </StateBox>
      <Figure
        label="Hammer price"
        sub={
          <>
            {countOf(lot.bids, 'bid')}
            {(lot.estimate_low ?? lot.estimate_high) !== null && ' · estimate '}
            <Estimate lot={lot} />
          </>
        }
      >
        <Amount amount={lot.price} />
      </Figure>
      <p className={styles.links}>
        <MoreLink to={lotRecordPath(lot._id)}>See the record</MoreLink>
        <MoreLink to={`${artworksPath}?${similar}`}>See similar works</MoreLink>
      </p>
    </>
  );
}
