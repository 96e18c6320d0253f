import { type InferType, number, object, string } from 'yup';
import { defaultListLimit, maxListLimit } from './answer';
import { text } from './text.schema';

const limitMessage = `limit must be a whole number from 1 to ${maxListLimit}`;
export const cursorMessage = 'cursor is not one of ours';

export const listQuerySchema = object({
  limit: number()
    .transform((_, sent) => (/^\d{1,3}$/.test(String(sent)) ? Number(sent) : Number.NaN))
    .typeError(limitMessage)
    .min(1, limitMessage)
    .max(maxListLimit, limitMessage)
    .default(defaultListLimit),
  cursor: string().typeError(cursorMessage).max(200, cursorMessage),
});
const searchMessage = 'q must be at most 100 characters';

export const recordsQuerySchema = listQuerySchema.shape({
  q: text(100, searchMessage).typeError(searchMessage),
});
export type RecordsQuery = InferType<typeof recordsQuerySchema>;

export type ListQuery = InferType<typeof listQuerySchema>;
