import { array, type InferType, mixed, number, object, string } from 'yup';

export const id = () => string().uuid().defined();
export const anyText = () => string().defined();
/** ISO 8601, UTC. */
export const timestamp = () => string().datetime().defined();
export const wholeNumber = () => number().integer().defined();
export const count = () => wholeNumber().min(0);
export const naira = () => wholeNumber();
/** Starts at 1. Each change of the record's content raises it. */
export const recordVersion = () => wholeNumber().min(1);

/** The original's size in pixels, and its smaller pictures. `null` until they exist. */
export const pictureSchema = object({
  /** Relative to the origin. The content determines the name, so the file never changes. */
  base: anyText(),
  width: wholeNumber(),
  height: wholeNumber(),
  widths: array().of(wholeNumber()).defined(),
  placeholder: anyText(),
}).nullable();
export type Picture = NonNullable<InferType<typeof pictureSchema>>;

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
