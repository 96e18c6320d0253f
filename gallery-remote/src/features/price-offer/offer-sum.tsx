import { deliveryLabel } from '@gallery/shared/contract/delivery/delivery';
import { useFieldValue } from '@gallery/shared/forms';
import { PriceParts } from '@gallery/shared/ui/order/price-parts';
import type { Delivery } from '../../ui/delivery-address/use-delivery';

/** What the collector pays if the gallery accepts. Without a price of the delivery, it is the offer alone. */
export function OfferSum({ delivery: { quote } }: { delivery: Delivery }) {
  const amount = useOfferedAmount();
  if (!amount || !quote?.price) return null;
  const parts = [
    { label: 'Your offer', amount },
    { label: deliveryLabel(quote.zone ?? ''), amount: quote.price },
  ];
  return <PriceParts parts={parts} total="Total" amount={amount + quote.price} />;
}

/** Returns whole naira, or `null` until the collector has typed an amount. */
export function useOfferedAmount(): number | null {
  const { value } = useFieldValue('amount');
  const amount = Number(String(value ?? '').replaceAll(',', ''));
  return Number.isInteger(amount) && amount > 0 ? amount : null;
}
