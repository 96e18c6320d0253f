import { formatTime } from '@gallery/shared/domain/clock';
import { formatDate } from '@gallery/shared/domain/time';
import { auctionsPath } from '@gallery/shared/paths/gallery-paths';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { StateBox } from '../figures/state-box';
import type { BidView } from '../lot/bid-view';

export function Withdrawn({ view: { answer } }: { view: BidView }) {
  const { ended_at } = answer.lot;
  return (
    <>
      <StateBox isMain dot="struck" kind="end" title="Withdrawn">
        The gallery withdrew this lot
        {ended_at && ` on ${formatDate(ended_at)} at ${formatTime(ended_at)}`}. All bids on it are void and
        nobody owes anything.
      </StateBox>
      <ButtonLink kind="secondary" to={auctionsPath}>
        See other lots
      </ButtonLink>
    </>
  );
}
