import { type InferType, number, object, string } from 'yup';
import { listLimit, listLimitMost } from './answer';

const limitMessage = `limit must be a whole number from 1 to ${listLimitMost}`;
export const cursorMessage = 'cursor is not one of ours';

/** The place in a list, as every list's query takes it. */
export const listQuerySchema = object({
  limit: number()
    .transform((_, sent) => (/^\d{1,3}$/.test(String(sent)) ? Number(sent) : Number.NaN))
    .typeError(limitMessage)
    .min(1, limitMessage)
    .max(listLimitMost, limitMessage)
    .default(listLimit),
  cursor: string().typeError(cursorMessage).max(200, cursorMessage),
});
export type ListQuery = InferType<typeof listQuerySchema>;
