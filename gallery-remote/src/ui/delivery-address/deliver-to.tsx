import { Underline } from '@gallery/shared/brand/icons/underline';
import type { DeliveryQuote } from '@gallery/shared/contract/delivery/delivery';
import {
  type DeliverTo as Address,
  addressText,
} from '@gallery/shared/contract/orders/address/delivery-address';
import type { CheckoutValues } from '@gallery/shared/contract/orders/address/delivery-address.schema';
import { errorMessage } from '@gallery/shared/errors/error-message';
import { TextField, useFieldValue } from '@gallery/shared/forms';
import { useGalleryFacts } from '@gallery/shared/query/gallery-facts';
import { Price } from '@gallery/shared/ui/artwork/price';
import { ErrorPanel } from '@gallery/shared/ui/loading/error-panel';
import type { ReactNode } from 'react';
import { AddressFields } from './address-fields';
import styles from './deliver-to.module.css';
import type { Delivery } from './use-delivery';

type DeliverToProps = { last: Address | null; delivery: Delivery };

export function DeliverTo({ last, delivery: { quote, isLoading } }: DeliverToProps) {
  const { value: to } = useFieldValue('to');
  const { address, hours } = useGalleryFacts();
  return (
    <>
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>Deliver to</legend>
        {last && (
          <Pick value="last" title={last.name} right="Last used">
            {addressText(last)}
            <br />
            {last.phone}
          </Pick>
        )}
        <Pick value="new" title={last ? 'A different address' : 'An address'} />
        {to === 'new' && <AddressFields />}
        <Pick value="collect" title="Collect from the gallery" right={<Price amount={0} />}>
          {address}
          <br />
          {hours}
        </Pick>
      </fieldset>
      <QuoteLine quote={quote} isLoading={isLoading} />
      {to !== 'collect' && (
        <TextField name="note" label="Note for the driver (optional)" autoComplete="off" />
      )}
    </>
  );
}

type PickProps = { value: CheckoutValues['to']; title: string; right?: ReactNode; children?: ReactNode };

function Pick({ value, title, right, children }: PickProps) {
  const { value: chosen, set } = useFieldValue('to');
  const isChosen = chosen === value;
  return (
    <label className={styles.pick}>
      <input
        className={styles.radio}
        type="radio"
        name="to"
        value={value}
        checked={isChosen}
        onChange={() => set(value)}
      />
      <span>
        <span className={isChosen ? styles.chosen : undefined}>{title}</span>
        {children && <span className={styles.more}>{children}</span>}
      </span>
      {right && <span className={styles.right}>{right}</span>}
    </label>
  );
}

type QuoteLineProps = { quote: DeliveryQuote | null; isLoading: boolean };

/** What the delivery takes and costs. A new quote is underlined. */
function QuoteLine({ quote, isLoading }: QuoteLineProps) {
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

type QuoteFailedProps = { error: Error; onRetry: () => void };

/** Replaces the payment, because the total is not known. */
export function QuoteFailed({ error, onRetry }: QuoteFailedProps) {
  return (
    <ErrorPanel
      message={`The price of the delivery did not load. ${errorMessage(error)}`}
      onRetry={onRetry}
    />
  );
}
