/** What goes into the parcel of an order, in the order of packing. An order has those that exist for it. */
export const packingItems = ['work', 'protection', 'certificate', 'invoice'] as const;
export type PackingItemName = (typeof packingItems)[number];
