import type { LotAnswer } from '@gallery/shared/contract/auctions/auction';
import { secondsClockOf } from '@gallery/shared/domain/clock';
import { isInLastMinutes } from '@gallery/shared/domain/time-left';
import { useSession } from '@gallery/shared/host';
import { loginPath } from '@gallery/shared/paths/account-paths';
import { Navigate, useSearchParams } from '@gallery/shared/router';
import { useEffect, useState } from 'react';
import notes from '../bidding/step.module.css';
import { VisitorStep } from '../bidding/visitor-step';
import { durationText } from '../clock/clock-text';
import { LastMinutes } from '../clock/last-minutes';
import { TimeFigure } from '../clock/time-figure';
import { CurrentPrice } from '../figures/figure';
import { type BidView, bidAddress } from '../lot/bid-view';
import { BidderStep } from './bidder-step';
import styles from './open-panel.module.css';
import { OpenState } from './open-state';

const priceMs = 8_000;
const extensionMs = 20_000;

type RecentChange = {
  /** The price before the newest bid. */
  upFrom: number | null;
  /** The move of the end, in milliseconds. */
  extendedBy: number | null;
};

/** Returns a change while it is news. A new answer may report older changes, which are not news. */
function useRecentChange({ lot: { price, closes_at }, now: readAt }: LotAnswer): RecentChange {
  const upFrom = usePrevious(price, readAt, priceMs);
  const closedAt = usePrevious(closes_at, readAt, extensionMs);
  const extendedBy = closedAt === null ? null : Date.parse(closes_at) - Date.parse(closedAt);
  return {
    upFrom: upFrom !== null && upFrom > 0 && upFrom < price ? upFrom : null,
    extendedBy: extendedBy !== null && extendedBy > 0 ? extendedBy : null,
  };
}

type Shown<Value> = { value: Value; readAt: string; previous: Value | null };

/** Returns the value before the present one, until it is `forMs` old. */
function usePrevious<Value>(value: Value, readAt: string, forMs: number): Value | null {
  const [shown, setShown] = useState<Shown<Value>>({ value, readAt, previous: null });
  const isRead = shown.readAt !== readAt;
  if (shown.value !== value) setShown({ value, readAt, previous: isRead ? null : shown.value });
  else if (isRead) setShown({ ...shown, readAt });
  useEffect(() => {
    if (shown.previous === null) return;
    const timer = setTimeout(() => setShown((last) => ({ ...last, previous: null })), forMs);
    return () => clearTimeout(timer);
  }, [shown.previous, forMs]);
  return shown.value === value ? shown.previous : null;
}

export function OpenPanel({ view }: { view: BidView }) {
  const { lot } = view.answer;
  const { upFrom, extendedBy } = useRecentChange(view.answer);
  const until = Date.parse(lot.closes_at);
  const state = (
    <>
      <OpenState view={view} isExtended={extendedBy !== null} />
      {view.isPolled && (
        <p className={notes.note}>
          Many are watching. This page is updated every 15 seconds, and a bid that you place is answered at
          once.
        </p>
      )}
    </>
  );
  const price = <CurrentPrice lot={lot} upFrom={upFrom} />;
  const isLast = isInLastMinutes(view.now, until);
  // The next step keeps its place when the last minutes begin: a bidder may be typing or confirming an amount.
  return (
    <>
      {isLast && (
        <LastMinutes
          now={view.now}
          until={until}
          sub={
            <>
              <span>Ends at {secondsClockOf(lot.closes_at)} Lagos time</span>
              {extendedBy !== null && <span>Extended by {durationText(extendedBy)}</span>}
            </>
          }
        />
      )}
      {state}
      {isLast ? (
        price
      ) : (
        <div className={styles.now}>
          {price}
          <TimeFigure lot={lot} now={view.now} />
        </div>
      )}
      <NextStep view={view} />
    </>
  );
}

function NextStep({ view }: { view: BidView }) {
  const { status, isLoggedIn } = useSession();
  const [params] = useSearchParams();
  const offered = params.get('bid');
  if (isLoggedIn) return <BidderStep view={view} />;
  if (offered === null || status === 'reading') return <VisitorStep view={view} />;
  // The visitor pressed before the page knew that nobody is logged in.
  const previous = bidAddress(view.answer.lot._id, offered);
  return <Navigate to={loginPath} replace state={{ previous }} />;
}
