import type { Order } from './order';

export const maxHoldMinutes = 24 * 60;

/** What an undecided payment adds, with room for a late job. */
const addedMinutes = 60;

/** False for a won lot and for an agreed offer, which have days to pay and must not lose their price. */
export function isCheckoutHold({
  price_parts,
  held_until,
  created_at,
}: Pick<Order, 'price_parts' | 'held_until' | 'created_at'>): boolean {
  if (price_parts !== null) return false;
  const held = Date.parse(held_until ?? created_at) - Date.parse(created_at);
  return held <= (maxHoldMinutes + addedMinutes) * 60_000;
}
