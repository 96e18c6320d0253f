import { bidderPaths, type OwnBid } from '@gallery/shared/contract/auctions/auction';
import { sendJson } from '@gallery/shared/http';
import { useAction } from '@gallery/shared/query/use-action';
import styles from '../bid-text.module.css';
import { ownBidQueries } from '../own-bid.queries';

/** Of one lot; what the bidder wins is written about in any case. */
export function EmailSwitch({ bid: { lot, mails_stopped } }: { bid: OwnBid }) {
  const change = useAction({
    mutationFn: (stop: boolean) => sendJson('POST', bidderPaths.mails(lot._id), { stop }),
    invalidates: ownBidQueries.all,
  });
  return (
    <button
      type="button"
      className={`link ${styles.link}`}
      aria-busy={change.isPending || undefined}
      onClick={() => change.mutate(!mails_stopped)}
    >
      {mails_stopped ? 'Email me about this lot again' : 'No more emails about this lot'}
    </button>
  );
}
