import { secondsClockOf } from '@gallery/shared/domain/clock';
import { LastMinutes } from '../clock/last-minutes';
import { CurrentPrice } from '../figures/current-price';
import { StateBox } from '../figures/state-box';
import type { BidView } from '../lot/bid-view';

/** From zero until the server has counted: field and button are gone. */
export function ClosingPanel({ view }: { view: BidView }) {
  const { lot } = view.answer;
  return (
    <>
      <LastMinutes
        now={view.now}
        until={view.now}
        sub={`Ended at ${secondsClockOf(lot.closes_at)} Lagos time`}
      />
      <StateBox isMain dot="coil" kind="end" title="Closing…">
        Time is up. We are counting the bids that arrived in time and can take no more.
      </StateBox>
      <CurrentPrice lot={lot} label="Last bid" />
    </>
  );
}
