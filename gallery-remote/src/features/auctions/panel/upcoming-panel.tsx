import { formatTime } from '@gallery/shared/domain/clock';
import { formatWeekday } from '@gallery/shared/domain/time';
import { CountdownFigures } from '../clock/countdown';
import { CurrentPrice, Figure } from '../figures/figure';
import { StateBox } from '../figures/state-box';
import type { BidView } from '../lot/bid-view';
import { RegisterStep } from '../registering/register-step';

export function UpcomingPanel({ view }: { view: BidView }) {
  const { lot } = view.answer;
  return (
    <>
      <StateBox isMain dot="dashed" title="Bidding has not opened yet">
        It opens on {formatWeekday(lot.opens_at)} at {formatTime(lot.opens_at)}, Lagos time.
      </StateBox>
      <CurrentPrice lot={lot} />
      <Figure label="Opens in">
        <CountdownFigures label="Opens in" now={view.now} until={Date.parse(lot.opens_at)} />
      </Figure>
      <RegisterStep view={view} />
    </>
  );
}
