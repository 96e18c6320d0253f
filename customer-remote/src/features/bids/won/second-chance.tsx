import { bidderPaths, type OwnBid } from '@gallery/shared/contract/auctions/auction';
import { formatNaira } from '@gallery/shared/domain/money';
import { formatDateTime } from '@gallery/shared/domain/time';
import { sendJson } from '@gallery/shared/http';
import { useAction } from '@gallery/shared/query/use-action';
import { Button } from '@gallery/shared/ui/controls/button';
import styles from '../bid-text.module.css';
import { ownBidQueries } from '../own-bid.queries';
import { Receipts } from '../receipts/receipts';

type SecondChanceProps = { bid: OwnBid; offer: NonNullable<OwnBid['offer']> };

export function SecondChance({ bid, offer }: SecondChanceProps) {
  const answer = useAction({
    mutationFn: (accept: boolean) => sendJson('POST', bidderPaths.secondChance(offer._id), { accept }),
    invalidates: [ownBidQueries.all, ['orders']],
  });
  const { isPending, variables } = answer;
  return (
    <>
      <p className={styles.text}>
        {reasonText(bid)} You can buy it at your maximum until {formatDateTime(offer.expires_at)}. If you do
        nothing, you owe nothing.
      </p>
      <div className={styles.actions}>
        <Button
          kind="secondary"
          busy={isPending && variables}
          aria-disabled={isPending}
          onClick={() => !isPending && answer.mutate(true)}
        >
          Buy at {formatNaira(offer.amount)}
        </Button>
        <Button
          kind="quiet"
          busy={isPending && !variables}
          aria-disabled={isPending}
          onClick={() => !isPending && answer.mutate(false)}
        >
          No, thank you
        </Button>
        <Receipts bid={bid} />
      </div>
    </>
  );
}

function reasonText({ lot }: OwnBid): string {
  return lot.state === 'passed' ? 'The reserve was not met.' : 'The winner did not pay.';
}
