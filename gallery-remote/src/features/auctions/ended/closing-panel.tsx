import { secondsClockOf } from '@gallery/shared/format/wall-clock';
import { LastMinutes } from '../clock/last-minutes';
import { CurrentPrice } from '../figures/current-price';
import { StateBox } from '../figures/state-box';
import type { BidView } from '../lot/bid-view';

/** From zero until the server has counted: field and button are gone. */
export function ClosingPanel({ view }: { view: BidView }) {
  const { lot } = view.answer;
  return (
    <>
      <LastMinutes now={view.now} until={view.now} sub={`Ended at ${secondsClockOf(lot.closes_at)}`} />
      <StateBox isMain dot="coil" kind="end" title="Closing…">
        The time is over. We count the bids that arrived in time; no more can be placed.
      </StateBox>
      <CurrentPrice lot={lot} label="Last bid" />
    </>
  );
}
