import { type InferType, object } from 'yup';
import { text } from '../../fields/text.schema';
import { maxCancelReason, maxOrderNote } from './staff-order';

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
