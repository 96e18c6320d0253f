import { Underline } from '@gallery/shared/brand/icons/underline';
import type { DeliveryQuote } from '@gallery/shared/contract/delivery/delivery';
import { Price } from '@gallery/shared/ui/artwork/price';
import styles from './quote-line.module.css';

type QuoteLineProps = { quote: DeliveryQuote | null; isLoading: boolean };

/** What the delivery takes and costs. A new quote is underlined. */
export function QuoteLine({ quote, isLoading }: QuoteLineProps) {
  return (
    <div role="status" className={quote || isLoading ? styles.quote : styles.none}>
      {isLoading && 'One moment: we are calculating the delivery to this address.'}
      {quote && !isLoading && (
        <>
          <span>
            {[quote.zone, quote.price !== null && quote.days].filter(Boolean).join(', ') || 'Delivery'}
          </span>
          <b key={`${quote.zone} ${quote.price}`} className={styles.price}>
            {quote.price === null ? 'On request' : <Price amount={quote.price} />}
            <Underline className={styles.stroke} />
          </b>
        </>
      )}
    </div>
  );
}
