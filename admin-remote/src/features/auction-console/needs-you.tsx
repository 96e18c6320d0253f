import type { ConsoleEntry, WaitingBidder } from '@gallery/shared/contract/auctions/live-console.schema';
import { adminAuctionPath } from '@gallery/shared/paths/admin-paths';
import { useAction } from '@gallery/shared/query/use-action';
import { Button, ButtonLink } from '@gallery/shared/ui/controls/button';
import { useState } from 'react';
import { Changes } from '../../ui/access/access';
import { secondsClock } from './clock-text';
import { consoleQueries, markChecked } from './console.queries';
import styles from './needs-you.module.css';

type NeedsYouProps = {
  auctionId: string;
  unusual: ConsoleEntry[];
  waiting: WaitingBidder[];
  onRetract: ((entry: ConsoleEntry) => void) | undefined;
};

/** A bidder can place any number of unusual bids, and they must not push the rest of the console down. */
const maxShown = 3;

/** Lists the decisions that staff must make: one entry for all approvals, then each unusual bid. */
export function NeedsYou({ auctionId, unusual, waiting, onRetract }: NeedsYouProps) {
  const [showsAll, setShowsAll] = useState(false);
  const count = unusual.length + waiting.length;
  if (count === 0) return null;
  const shown = showsAll ? unusual : unusual.slice(0, maxShown - (waiting.length > 0 ? 1 : 0));
  return (
    <section className={styles.panel} aria-labelledby="needs-you">
      <h2 id="needs-you" className={styles.heading}>
        Needs you <span className={styles.count}>{count}</span>
      </h2>
      {waiting.length > 0 && <Waiting auctionId={auctionId} waiting={waiting} showsAll={showsAll} />}
      {shown.map((entry) => (
        <UnusualBid key={`${entry.lot_id} ${entry.seq}`} entry={entry} onRetract={onRetract} />
      ))}
      {(showsAll || shown.length < unusual.length || waiting.length > maxShown) && (
        <div className={styles.item}>
          <Button kind="quiet" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Show fewer' : `Show all ${count}`}
          </Button>
        </div>
      )}
    </section>
  );
}

type WaitingProps = { auctionId: string; waiting: WaitingBidder[]; showsAll: boolean };

function Waiting({ auctionId, waiting, showsAll }: WaitingProps) {
  const shown = showsAll ? waiting : waiting.slice(0, maxShown);
  const more = waiting.length - shown.length;
  return (
    <div className={styles.item}>
      <h3>
        {waiting.length === 1
          ? 'Bidder waiting for approval'
          : `${waiting.length} bidders waiting for approval`}
      </h3>
      {shown.map(({ user_id, name, paddle, email_confirmed }) => (
        <p key={user_id}>
          {name}, paddle {paddle}.{' '}
          {email_confirmed ? 'The email is confirmed.' : 'The email is not confirmed yet.'}
        </p>
      ))}
      {more > 0 && <p>And {more} more.</p>}
      <Changes ability="trade">
        <ButtonLink kind="secondary" to={adminAuctionPath(auctionId)}>
          Decide
        </ButtonLink>
      </Changes>
    </div>
  );
}

type UnusualBidProps = Pick<NeedsYouProps, 'onRetract'> & { entry: ConsoleEntry };

function UnusualBid({ entry, onRetract }: UnusualBidProps) {
  const check = useAction({ mutationFn: markChecked, invalidates: consoleQueries.all });
  const { bid, lot_number, by, at } = entry;
  return (
    <div className={styles.item}>
      <h3>Unusual bid on lot {lot_number}</h3>
      <p>
        Paddle {by?.paddle}, {by?.name}, {secondsClock(at)}. The amount was typed a second time: more than
        five times the asking price or twice the high estimate. It opens at the end.
      </p>
      {onRetract && (
        <div className={styles.actions}>
          <Button kind="secondary" busy={check.isPending} onClick={() => bid !== null && check.mutate(bid)}>
            Mark as checked
          </Button>
          <Button kind="quiet" onClick={() => onRetract(entry)}>
            Retract…
          </Button>
        </div>
      )}
    </div>
  );
}
