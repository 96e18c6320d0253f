import { downloadFile } from '@gallery/shared/browser/download-file';
import type { OwnBid, Receipt } from '@gallery/shared/contract/auctions/auction';
import { formatTime } from '@gallery/shared/domain/clock';
import { formatNaira } from '@gallery/shared/domain/money';
import { formatDay } from '@gallery/shared/domain/time';
import styles from './receipts.module.css';

/** Downloads each bid's receipt on its own, because the record's page checks one at a time. */
export function Receipts({ bid: { lot, receipts } }: { bid: OwnBid }) {
  const [first, ...others] = receipts;
  if (!first) return null;
  if (others.length === 0) {
    return (
      <button type="button" className={`link ${styles.one}`} onClick={() => download(first, lot.number)}>
        Receipt of your bid
      </button>
    );
  }
  return (
    <details className={styles.all}>
      <summary className={`link ${styles.one}`}>Receipts, {receipts.length} bids</summary>
      <ul>
        {receipts.map((receipt) => (
          <li key={receipt.seq}>
            <button
              type="button"
              className={`link ${styles.one}`}
              onClick={() => download(receipt, lot.number)}
            >
              {formatDay(receipt.at)}, {formatTime(receipt.at)}, up to {formatNaira(receipt.max)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function download(receipt: Receipt, lot: number) {
  const name = `receipt-lot-${lot}-entry-${receipt.seq}.json`;
  downloadFile(name, 'application/json', `${JSON.stringify(receipt, null, 2)}\n`);
}
