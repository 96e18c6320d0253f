import { bidderPaths, type OwnBid } from '@gallery/shared/contract/auctions/auction';
import { formatNaira } from '@gallery/shared/domain/money';
import { sendJson } from '@gallery/shared/http';
import { lotPath } from '@gallery/shared/paths/gallery-paths';
import { useAction } from '@gallery/shared/query/use-action';
import { Link } from '@gallery/shared/router';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import styles from '../bid-text.module.css';
import { ownBidQueries } from '../own-bid.queries';
import { Receipts } from '../receipts/receipts';
import { TimeLeft, useServerTime } from '../time/time-left';

type RunningLotProps = { bid: OwnBid; clockOffsetMs: number };

export function RunningLot({ bid, clockOffsetMs }: RunningLotProps) {
  const { lot, state } = bid;
  const now = useServerTime(clockOffsetMs);
  const isOpen = lot.state === 'open' && now < Date.parse(lot.closes_at);
  const page = lotPath(lot._id);
  return (
    <>
      <p className={styles.text}>
        {isOpen ? (
          <>
            <TimeLeft until={lot.closes_at} now={now} /> left. {nextText(bid)}
          </>
        ) : (
          'Closing… The result follows in a moment.'
        )}
      </p>
      <div className={styles.actions}>
        {isOpen && state === 'outbid' ? (
          <ButtonLink kind="secondary" to={page}>
            Bid again
          </ButtonLink>
        ) : (
          <Link className={`link ${styles.link}`} to={page}>
            Open the lot
          </Link>
        )}
        <Receipts bid={bid} />
        {isOpen && <EmailSwitch bid={bid} />}
      </div>
    </>
  );
}

function nextText({ lot, state }: OwnBid): string {
  if (state === 'outbid') return `The next bid is ${formatNaira(lot.asking)} or more.`;
  return reserveTexts[lot.reserve];
}

const reserveTexts = { none: 'No reserve.', 'not met': 'Reserve not met.', met: 'Reserve met.' };

/** The switch applies to one lot. Mails about a won lot always go out. */
function EmailSwitch({ bid: { lot, mails_stopped } }: { bid: OwnBid }) {
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
