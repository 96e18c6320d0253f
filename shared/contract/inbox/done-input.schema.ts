import { boolean, type InferType, object, string } from 'yup';
import { listQuerySchema } from '../fields/list.schema';

const doneMessage = 'done must be true or false';

/** The mark on an enquiry or a message that is answered. */
export const doneSchema = object({ done: boolean().strict().typeError(doneMessage).required(doneMessage) });
export type DoneInput = InferType<typeof doneSchema>;

/** The query of the lists of enquiries and messages; `open` leaves out what is done. */
export const openQuerySchema = listQuerySchema.shape({
  open: string()
    .typeError('open must be true')
    .oneOf(['true'] as const, 'open must be true'),
});
export type OpenQuery = InferType<typeof openQuerySchema>;
