import type { OwnBid } from '@gallery/shared/contract/auctions/auction';
import { ordersPath } from '@gallery/shared/paths/account-paths';
import { lotRecordPath } from '@gallery/shared/paths/gallery-paths';
import { Link } from '@gallery/shared/router';
import styles from '../bid-text.module.css';
import { Receipts } from '../receipts/receipts';

export function EndedLot({ bid }: { bid: OwnBid }) {
  const { lot, order } = bid;
  const text = outcomeText(bid);
  return (
    <>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.actions}>
        {order && (
          <Link className={`link ${styles.link}`} to={`${ordersPath}?order=${order._id}`}>
            Order {order.number}
          </Link>
        )}
        <Link className={`link ${styles.link}`} to={lotRecordPath(lot._id)}>
          The record
        </Link>
        <Receipts bid={bid} />
      </div>
    </>
  );
}

function outcomeText({ state, order }: OwnBid): string | null {
  if (order?.status === 'Canceled') {
    return 'It was not paid in time, so the sale is void. After two such lots we take no more bids from an account until we have talked.';
  }
  if (order) return 'Paid. The work is yours.';
  if (state === 'withdrawn') return 'We have withdrawn this lot. No bid on it counts.';
  if (state === 'passed') return 'The reserve was not met, so the lot was not sold.';
  return null;
}
