import { secondsClockOf } from '@gallery/shared/format/wall-clock';
import { Price } from '@gallery/shared/ui/artwork/price';
import { StateBox } from '../figures/state-box';
import { type BidView, isLeading } from '../lot/bid-view';

/** What concerns the bidder gets a tint and a shape; for others bidding is open. */
export function OpenState({ view, isExtended }: { view: BidView; isExtended: boolean }) {
  const { own, answer } = view;
  const { lot } = answer;
  if (!own) return isExtended ? <Extended view={view} /> : <StateBox dot="ring" title="Bidding is open" />;
  const maximum = <Price amount={own.max} />;
  if (!isLeading(view)) {
    return (
      <StateBox dot="overtaken" tone="negative" title="You have been outbid">
        Bidder {lot.leader} leads. Your maximum was {maximum}.
      </StateBox>
    );
  }
  if (lot.reserve === 'not met') {
    return (
      <StateBox dot="half" tone="waiting" title="You lead, the reserve is not met">
        Your maximum is {maximum}. The work is sold only if the price reaches the reserve, the least that its
        owner accepts.
      </StateBox>
    );
  }
  return (
    <StateBox dot="tick" tone="positive" title="You are winning">
      Your maximum is {maximum}. We stop as soon as you lead.
    </StateBox>
  );
}

function Extended({ view: { answer } }: { view: BidView }) {
  return (
    <StateBox dot="again" tone="neutral" title="Three minutes more">
      Bidder {answer.lot.leader} has bid. Everyone now has until {secondsClockOf(answer.lot.closes_at)}.
    </StateBox>
  );
}
