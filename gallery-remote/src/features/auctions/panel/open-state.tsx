import { secondsClockOf } from '@gallery/shared/domain/clock';
import { Price } from '@gallery/shared/ui/artwork/price';
import { StateBox } from '../figures/state-box';
import { type BidView, isLeading } from '../lot/bid-view';

/** A tint and a shape mark what concerns the bidder. Other visitors read that bidding is open. */
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
        Bidder {lot.leader} is winning. Your maximum was {maximum}.
      </StateBox>
    );
  }
  if (lot.reserve === 'not met') {
    return (
      <StateBox isMain dot="half" tone="waiting" title="You are winning; reserve not met">
        Your maximum is {maximum}. The work sells only if the price reaches the reserve, the least its owner
        will accept.
      </StateBox>
    );
  }
  return (
    <StateBox isMain dot="tick" tone="positive" title="You are winning">
      Your maximum is {maximum}. We bid only as much as you need to win.
    </StateBox>
  );
}

function Extended({ view: { answer } }: { view: BidView }) {
  return (
    <StateBox isMain dot="again" tone="neutral" title="Three minutes more">
      Bidder {answer.lot.leader} has bid. Everyone now has until {secondsClockOf(answer.lot.closes_at)} Lagos
      time.
    </StateBox>
  );
}

function Reconnecting({ since }: { since: number }) {
  return (
    <StateBox isMain dot="coil" tone="waiting" title="Reconnecting…">
      The price and time may have changed since {secondsClockOf(new Date(since).toISOString())}. You can still
      bid, and we will confirm it.
    </StateBox>
  );
}
