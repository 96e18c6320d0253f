import { boolean, type InferType, object, string } from 'yup';
import { listQuerySchema } from '../fields/list.schema';

const doneMessage = 'done must be true or false';

export const doneSchema = object({ done: boolean().strict().typeError(doneMessage).required(doneMessage) });
export type DoneInput = InferType<typeof doneSchema>;

export const openQuerySchema = listQuerySchema.shape({
  open: string()
    .typeError('open must be true')
    .oneOf(['true'] as const, 'open must be true'),
});
export type OpenQuery = InferType<typeof openQuerySchema>;
