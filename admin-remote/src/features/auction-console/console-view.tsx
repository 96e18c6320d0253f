import type { ConsoleEntry, ConsoleLot } from '@gallery/shared/contract/auctions/live-console.schema';
import { Button } from '@gallery/shared/ui/controls/button';
import { type ReactNode, useEffect, useState } from 'react';
import { useMay } from '../../ui/access/access';
import { Panel, PanelBody } from '../../ui/page/panel';
import { BidsList } from './bids/bids-list';
import { secondsClock } from './clock-text';
import type { Console } from './console.queries';
import { ConsoleFigures, isOpen } from './console-figures';
import styles from './console-view.module.css';
import { byTimeLeft, LotsByTime } from './lots/lots-by-time';
import { NextLot } from './lots/next-lot';
import { NeedsYou } from './needs-you';

type ConsoleViewProps = {
  of: Console;
  /** True while the stream delivers changes. */
  isFollowed: boolean;
  /** The screen opens the dialogs. */
  onRetract: (entry: ConsoleEntry) => void;
  onWithdraw: (lot: ConsoleLot) => void;
  results?: ReactNode;
};

export function ConsoleView({ of, isFollowed, onRetract, onWithdraw, results }: ConsoleViewProps) {
  const { lots, entries, versions } = of;
  const now = useConsoleClock(of.clockOffsetMs);
  const may = useMay('trade');
  const [retract, withdraw] = may ? [onRetract, onWithdraw] : [];
  const open = byTimeLeft(lots).filter(isOpen);
  const [next, ...later] = open;
  return (
    <>
      <p className={styles.clock}>
        {secondsClock(now)} by the database’s clock · {isFollowed ? 'in step' : 'Reconnecting…'}
      </p>
      <ConsoleFigures of={of} />
      {results && (
        <details className={styles.results} open={open.length === 0}>
          <summary>
            Results: {of.auction.ended} of {of.auction.lots} lots ended
          </summary>
          <div className={styles.main}>{results}</div>
        </details>
      )}
      <div className={styles.columns}>
        <div className={styles.needs}>
          <NeedsYou
            auctionId={of.auction._id}
            unusual={of.unusual}
            waiting={of.waiting}
            onRetract={retract}
          />
        </div>
        <div className={styles.main}>
          {next && (
            <NextLot
              lot={next}
              now={now}
              actions={
                withdraw && (
                  <Button kind="danger" onClick={() => withdraw(next)}>
                    Withdraw lot…
                  </Button>
                )
              }
            />
          )}
          <LotsByTime lots={lots} now={now} onWithdraw={withdraw} />
        </div>
        <aside className={styles.side}>
          {next && later.length > 0 && <AfterNext number={next.number} lots={later} />}
          <SidePanel heading="The rules here">
            A bid that raises the price in the last 3 minutes moves the end to 3 minutes after it. Increments
            version {versions.increments}, premium version {versions.premium}, conditions version{' '}
            {versions.conditions}.
          </SidePanel>
        </aside>
      </div>
      <BidsList entries={entries} total={of.bids} lots={lots} now={now} onRetract={retract} />
    </>
  );
}

const maxLater = 5;

function AfterNext({ number, lots }: { number: number; lots: ConsoleLot[] }) {
  return (
    <Panel heading={`After lot ${number}`}>
      <PanelBody>
        <ol className={styles.later}>
          {lots.slice(0, maxLater).map((lot) => (
            <li key={lot._id}>
              <span>
                Lot {lot.number} {lot.artwork_id.name_of_artwork}
              </span>
              <time dateTime={lot.closes_at}>{secondsClock(lot.closes_at)}</time>
            </li>
          ))}
        </ol>
      </PanelBody>
    </Panel>
  );
}

function SidePanel({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Panel heading={heading}>
      <PanelBody>
        <p className={styles.rules}>{children}</p>
      </PanelBody>
    </Panel>
  );
}

/** Returns the database's time in milliseconds, and updates it every second. */
function useConsoleClock(clockOffsetMs: number): number {
  const [time, setTime] = useState(() => Date.now() + clockOffsetMs);
  useEffect(() => {
    const tick = () => setTime(Date.now() + clockOffsetMs);
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [clockOffsetMs]);
  return time;
}
