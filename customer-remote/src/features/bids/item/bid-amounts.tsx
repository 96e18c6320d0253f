import type { OwnBid } from '@gallery/shared/contract/auctions/auction';
import { Price } from '@gallery/shared/ui/artwork/price';
import styles from './bid-amounts.module.css';

export function BidAmounts({ bid }: { bid: OwnBid }) {
  return (
    <dl className={styles.amounts}>
      {amountsOf(bid).map(([label, amount]) => (
        <div key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd>
            <Price amount={amount} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function amountsOf({ state, lot, max, total, offer, order }: OwnBid): [label: string, amount: number][] {
  const inAll: [string, number] = ['Total', total.total];
  if (offer) return [['Your maximum', offer.amount], inAll];
  if (order) return [['Hammer price', total.hammer], inAll];
  if (state === 'winning' || state === 'outbid') {
    return [
      ['Current bid', lot.price],
      ['Your maximum', max],
    ];
  }
  return [
    [lot.state === 'sold' ? 'Hammer price' : 'Highest bid', lot.price],
    ['Your maximum', max],
  ];
}
