export type { OrderNote, OrderNoteSavedAnswer } from './order-desk.schema';

/** What staff do with an order at their desk. */
export const orderDeskPaths = {
  /** Cancels a Pending order for the gallery. */
  cancellation: (id: string) => `/order/${encodeURIComponent(id)}/cancellation`,
  notes: (id: string) => `/order/${encodeURIComponent(id)}/notes`,
};

export const maxCancelReason = 300;
export const maxOrderNote = 2_000;
export const maxNotesOfOrder = 200;
