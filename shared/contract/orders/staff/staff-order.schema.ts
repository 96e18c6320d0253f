import { type InferType, object } from 'yup';
import { messageSchema } from '../../fields/answer.schema';
import { anyText, id, timestamp } from '../../fields/answer-fields.schema';

export const orderNoteSchema = object({ _id: id(), text: anyText(), by: anyText(), at: timestamp() });
export type OrderNote = InferType<typeof orderNoteSchema>;

export const orderNoteSavedSchema = messageSchema.shape({ note: orderNoteSchema });
export type OrderNoteSavedAnswer = InferType<typeof orderNoteSavedSchema>;

export const shippingPreviewSchema = object({ to: anyText(), subject: anyText(), text: anyText() });
export type ShippingPreviewAnswer = InferType<typeof shippingPreviewSchema>;
