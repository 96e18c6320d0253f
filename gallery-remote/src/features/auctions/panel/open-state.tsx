import { secondsClockOf } from '@gallery/shared/format/wall-clock';
import { Price } from '@gallery/shared/ui/artwork/price';
import { StateBox } from '../figures/state-box';
import { type BidView, isLeading } from '../lot/bid-view';

/** What concerns the bidder gets a tint and a shape; for others bidding is open. */
export function OpenState({ view, isExtended }: { view: BidView; isExtended: boolean }) {
  const { own, answer } = view;
  const { lot } = answer;
  if (view.cutSince !== null) return <Reconnecting since={view.cutSince} />;
  if (!own)
    return isExtended ? <Extended view={view} /> : <StateBox isMain dot="ring" title="Bidding is open" />;
  const maximum = <Price amount={own.max} />;
  if (!isLeading(view)) {
    return (
      <StateBox isMain dot="overtaken" tone="negative" title="You have been outbid">
        Bidder {lot.leader} leads. Your maximum was {maximum}.
      </StateBox>
    );
  }
  if (lot.reserve === 'not met') {
    return (
      <StateBox isMain dot="half" tone="waiting" title="You lead, the reserve is not met">
        Your maximum is {maximum}. The work is sold only if the price reaches the reserve, the least that its
        owner accepts.
      </StateBox>
    );
  }
  return (
    <StateBox isMain dot="tick" tone="positive" title="You are winning">
      Your maximum is {maximum}. We stop as soon as you lead.
    </StateBox>
  );
}

function Extended({ view: { answer } }: { view: BidView }) {
  return (
    <StateBox isMain dot="again" tone="neutral" title="Three minutes more">
      Bidder {answer.lot.leader} has bid. Everyone now has until {secondsClockOf(answer.lot.closes_at)}.
    </StateBox>
  );
}

function Reconnecting({ since }: { since: number }) {
  return (
    <StateBox isMain dot="coil" tone="waiting" title="Reconnecting…">
      Price and time may have moved since {secondsClockOf(new Date(since).toISOString())}. A bid that you
      place is still answered.
    </StateBox>
  );
}
