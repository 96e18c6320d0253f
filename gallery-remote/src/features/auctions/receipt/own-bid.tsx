import type { LotRecord } from '@gallery/shared/auction/record';
import { type ReceiptVerdict, verifyReceipt } from '@gallery/shared/auction/verification/verify-receipt';
import { Price } from '@gallery/shared/ui/artwork/price';
import { Button } from '@gallery/shared/ui/controls/button';
import { useId, useRef, useState } from 'react';
import { StateBox } from '../figures/state-box';
import styles from './own-bid.module.css';

const maxBytes = 100_000;

function useReceipt(record: LotRecord, onFound: (seq: number) => void) {
  const [verdict, setVerdict] = useState<ReceiptVerdict | null>(null);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const found = await verifyReceipt(record, await jsonIn(file));
    setVerdict(found);
    if (found.fits && found.receipt) onFound(found.receipt.seq);
  };
  return { verdict, choose };
}

/** Returns `null` if the text is not JSON, or the file has disappeared. */
async function jsonIn(file: File): Promise<unknown> {
  if (file.size > maxBytes) return null;
  try {
    return JSON.parse(new TextDecoder().decode(await file.arrayBuffer()));
  } catch {
    return null;
  }
}

type OwnBidProps = {
  record: LotRecord;
  onFound: (seq: number) => void;
};

/** Shows a bidder's own receipt beside the record. The file stays in the browser. */
export function OwnBid({ record, onFound }: OwnBidProps) {
  const heading = useId();
  const input = useRef<HTMLInputElement>(null);
  const { verdict, choose } = useReceipt(record, onFound);
  return (
    <section className={styles.own} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        Your own bid, opened
      </h2>
      <p className={styles.note}>
        Others see only a fingerprint. With your receipt, you can see what it seals. The file stays in your
        browser.
      </p>
      <div className={styles.found} aria-live="polite">
        {verdict && <Found verdict={verdict} />}
      </div>
      <div>
        <Button kind="secondary" onClick={() => input.current?.click()}>
          Choose a receipt
        </Button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          aria-label="Receipt"
          hidden
          onChange={({ target }) => void choose(target.files?.[0])}
        />
      </div>
    </section>
  );
}

function Found({ verdict: { fits, problem, receipt, commitment } }: { verdict: ReceiptVerdict }) {
  if (!fits || !receipt)
    return (
      <StateBox dot="struck" tone="negative" title="The receipt does not fit">
        {problem}
      </StateBox>
    );
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>
            Step {receipt.seq}, Bidder {receipt.bidder} (you)
          </dt>
          <dd>
            Your maximum was{' '}
            <b>
              <Price amount={receipt.max} />
            </b>
          </dd>
        </div>
        <div>
          <dt>Secret number on your receipt</dt>
          <dd className={styles.hash}>{receipt.nonce}</dd>
        </div>
        <div>
          <dt>Together they give</dt>
          <dd className={styles.hash}>{commitment}</dd>
        </div>
      </dl>
      <StateBox dot="tick" tone="positive" title="The same fingerprint as in the record">
        Your bid is there exactly as you placed it.
      </StateBox>
    </>
  );
}
