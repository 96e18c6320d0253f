import type { ConsoleEntry, WaitingBidder } from '@gallery/shared/contract/auctions/live-console';
import { useAction } from '@gallery/shared/query/use-action';
import { Button, ButtonLink } from '@gallery/shared/ui/controls/button';
import { secondsClock } from './clock-text';
import { consoleQueries, markChecked } from './console.queries';
import styles from './needs-you.module.css';

type NeedsYouProps = {
  auctionId: string;
  unusual: ConsoleEntry[];
  waiting: WaitingBidder[];
  onRetract: (entry: ConsoleEntry) => void;
};

/** What waits for a decision; nothing is drawn while nothing does. */
export function NeedsYou({ auctionId, unusual, waiting, onRetract }: NeedsYouProps) {
  const check = useAction({ mutationFn: markChecked, invalidates: consoleQueries.all });
  const count = unusual.length + waiting.length;
  if (count === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby="needs-you">
      <h2 id="needs-you" className={styles.heading}>
        Needs you <span className={styles.count}>{count}</span>
      </h2>
      {unusual.map((entry) => (
        <div key={`${entry.lot_id} ${entry.seq}`} className={styles.item}>
          <h3>Unusual bid on lot {entry.lot_number}</h3>
          <p>
            Paddle {entry.by?.paddle}, {entry.by?.name}, {secondsClock(entry.at)}. The amount was typed a
            second time: more than five times the asking price or twice the high estimate. It opens at the
            end.
          </p>
          <div className={styles.actions}>
            <Button
              kind="secondary"
              busy={check.isPending}
              onClick={() => entry.bid !== null && check.mutate(entry.bid)}
            >
              Mark as checked
            </Button>
            <Button kind="quiet" onClick={() => onRetract(entry)}>
              Retract…
            </Button>
          </div>
        </div>
      ))}
      {waiting.map(({ user_id, name, paddle, email_confirmed }) => (
        <div key={user_id} className={styles.item}>
          <h3>Bidder waiting for approval</h3>
          <p>
            {name}, paddle {paddle}.{' '}
            {email_confirmed ? 'The e-mail is confirmed.' : 'The e-mail is not confirmed yet.'}
          </p>
          <ButtonLink kind="secondary" to={`/admin/auctions/${auctionId}`}>
            Decide
          </ButtonLink>
        </div>
      ))}
    </section>
  );
}
