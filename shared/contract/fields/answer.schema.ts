import { array, type InferType, mixed, object, string } from 'yup';
import { anyText, count, timestamp } from './answer-fields.schema';

/** What a successful call without further data answers; `message` is fit for a toast. */
export const messageSchema = object({ message: anyText() });
export type MessageAnswer = InferType<typeof messageSchema>;

/** What every failed call answers; `errors` maps a field to its message. */
export const errorAnswerSchema = messageSchema.shape({
  error: string(),
  errors: mixed<Record<string, string>>().meta({
    jsonSchema: { type: 'object', additionalProperties: { type: 'string' } },
  }),
});
export type ErrorAnswer = InferType<typeof errorAnswerSchema>;

/** A page of a back office list, which has a pager: 'Previous', 'Next' and '1 to 12 of 36'; add the rows with `shape`. */
export const pagedSchema = object({
  /** How many rows fit the filter, on all pages. */
  total: count(),
  /** The number of the page's first row, from 1; 0 when there is none. */
  first: count(),
  /** The cursors of the adjacent pages. */
  next: anyText().nullable(),
  previous: anyText().nullable(),
});
export type Paged = InferType<typeof pagedSchema>;

/** Who did what in the back office, when, and from which state to which. */
export const auditEntrySchema = object({
  at: timestamp(),
  /** The administrator's name; 'The gallery' for its own machinery. */
  by: anyText(),
  /** In words, such as 'Order moved' or 'Artwork changed'. */
  action: anyText(),
  from: anyText().nullable(),
  to: anyText().nullable(),
});
export type AuditEntry = InferType<typeof auditEntrySchema>;
export const auditSchema = array().of(auditEntrySchema).defined();
