export const staffOrderPaths = {
  cancellation: (id: string) => `/order/${encodeURIComponent(id)}/cancellation`,
  notes: (id: string) => `/order/${encodeURIComponent(id)}/notes`,
  /** Returns the mail that the buyer gets, and ships nothing. */
  shippingPreview: (id: string) => `/order/${encodeURIComponent(id)}/shipping/preview`,
  undoShipping: (id: string) => `/order/${encodeURIComponent(id)}/shipping/undo`,
  /** Ticks an item of the packing list, or takes the tick away. */
  packingItem: (id: string, item: PackingItemName) => `/order/${encodeURIComponent(id)}/packing/${item}`,
  packingList: (id: string) => `/order/${encodeURIComponent(id)}/packing-list.pdf`,
};

export const maxCancelReason = 300;
export const maxOrderNote = 2_000;
export const maxNotesOfOrder = 200;

/** The mail of a shipped order waits so long, and so long staff can undo the shipping. */
export const undoShippingMinutes = 10;

/** What goes into the parcel of an order, in the order of packing. An order has those that exist for it. */
export const packingItems = ['work', 'protection', 'certificate', 'invoice'] as const;
export type PackingItemName = (typeof packingItems)[number];
