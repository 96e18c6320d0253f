import { array, type InferType, mixed, object, string } from 'yup';
import { anyText, count, timestamp } from './answer-fields.schema';

export const messageSchema = object({ message: anyText() });
export type MessageAnswer = InferType<typeof messageSchema>;

/** `errors` maps a field to its message. */
export const errorAnswerSchema = messageSchema.shape({
  error: string(),
  errors: mixed<Record<string, string>>().meta({
    jsonSchema: { type: 'object', additionalProperties: { type: 'string' } },
  }),
});
export type ErrorAnswer = InferType<typeof errorAnswerSchema>;

/** A page of a back office list. Add the rows with `shape`. */
export const pagedSchema = object({
  total: count(),
  /** The number of the page's first row, from 1. 0 on an empty page. */
  first: count(),
  next: anyText().nullable(),
  previous: anyText().nullable(),
});
export type Paged = InferType<typeof pagedSchema>;

export const auditEntrySchema = object({
  at: timestamp(),
  /** The administrator's name, or 'The gallery' for automatic changes. */
  by: anyText(),
  action: anyText(),
  from: anyText().nullable(),
  to: anyText().nullable(),
});
export type AuditEntry = InferType<typeof auditEntrySchema>;
export const auditSchema = array().of(auditEntrySchema).defined();
