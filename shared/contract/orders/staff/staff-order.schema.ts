import { array, boolean, type InferType, object, string } from 'yup';
import { anyText, id, messageSchema, timestamp } from '../../fields/answer.schema';
import { text } from '../../fields/text.schema';
import { maxCancelReason, maxOrderNote, packingItems } from './staff-order';

export const orderNoteSchema = object({ _id: id(), text: anyText(), by: anyText(), at: timestamp() });
export type OrderNote = InferType<typeof orderNoteSchema>;

export const orderNoteSavedSchema = messageSchema.shape({ note: orderNoteSchema });
export type OrderNoteSavedAnswer = InferType<typeof orderNoteSavedSchema>;

export const shippingPreviewSchema = object({ to: anyText(), subject: anyText(), text: anyText() });
export type ShippingPreviewAnswer = InferType<typeof shippingPreviewSchema>;

const packingItemSchema = object({
  item: string().oneOf(packingItems).defined(),
  /** Such as 'Invoice 2026-0043'. */
  label: anyText(),
  packed: boolean().defined(),
});
export type PackingItem = InferType<typeof packingItemSchema>;

export const packingSchema = object({
  items: array().of(packingItemSchema).defined(),
  /** Who ticked the last item, and when. `null` until all items are ticked. */
  packed: object({ by: anyText(), at: timestamp() }).nullable(),
  /** False once the order has left. The list then no longer changes. */
  open: boolean().defined(),
});
export type Packing = InferType<typeof packingSchema>;

export const packingAnswerSchema = object({ packing: packingSchema });
export type PackingAnswer = InferType<typeof packingAnswerSchema>;

export const packInputSchema = object({
  packed: boolean().strict().typeError('packed must be true or false').required('packed is required'),
});
export type PackInput = InferType<typeof packInputSchema>;

export const cancelByStaffSchema = object({
  /** The buyer reads it. */
  reason: text(maxCancelReason, `The reason must be at most ${maxCancelReason} characters`)
    .typeError('The reason must be a text')
    .default(''),
});
export type CancelByStaffInput = InferType<typeof cancelByStaffSchema>;

export const orderNoteInputSchema = object({
  text: text(maxOrderNote, `The note must be at most ${maxOrderNote} characters`)
    .typeError('The note must be a text')
    .required('The note is empty'),
});
export type OrderNoteInput = InferType<typeof orderNoteInputSchema>;
