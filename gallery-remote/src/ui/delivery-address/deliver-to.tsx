import {
  type DeliverTo as Address,
  addressText,
} from '@gallery/shared/contract/orders/address/delivery-address';
import { TextField, useFieldValue } from '@gallery/shared/forms';
import { useGalleryFacts } from '@gallery/shared/query/gallery-facts';
import { Price } from '@gallery/shared/ui/artwork/price';
import { AddressFields } from './address-fields';
import styles from './deliver-to.module.css';
import { Pick } from './pick';
import { QuoteLine } from './quote-line';
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
