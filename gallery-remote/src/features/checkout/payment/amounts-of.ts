import type { DeliveryQuote } from '@gallery/shared/contract/delivery/delivery';
import { awaitsQuote } from '@gallery/shared/contract/orders/delivery-quote/delivery-quote';
import type { Order } from '@gallery/shared/contract/orders/order';

/** In whole naira: the work alone, the delivery if it has a price, and both. */
export type Amounts = { price: number; delivery?: number; total: number };

/** Returns the amounts of the hold at its own address, or else with the delivery to the chosen one. `null`: the price is on request. */
export function amountsOf(
  hold: Order | null,
  price: number | null,
  quote: DeliveryQuote | null,
  address: string,
): Amounts | null {
  const held = hold && heldAmounts(hold);
  if (held && isHeldFor(hold, address, quote)) return held;
  const ofWork = held?.price ?? price;
  if (ofWork === null) return null;
  const delivery = quote?.price ?? undefined;
  return { price: ofWork, delivery, total: ofWork + (delivery ?? 0) };
}

/** A hold keeps its delivery price at its own address. One that waits for a price takes that of the table. */
export function isHeldFor(hold: Order | null, address: string, quote: DeliveryQuote | null): boolean {
  if (!hold || hold.address !== address) return false;
  return !(awaitsQuote(hold) && typeof quote?.price === 'number');
}

function heldAmounts({ artwork_id: { price: total }, delivery: charged }: Order): Amounts {
  const delivery = charged?.amount;
  return { price: total - (delivery ?? 0), delivery, total };
}
