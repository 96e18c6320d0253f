import { array, type InferType, object } from 'yup';
import { anyText, wholeNumber } from './answer-fields.schema';

/** The original's size in pixels, and its smaller pictures; `null` until they are made. */
export const pictureSchema = object({
  /** Relative to the origin; named by the content, so it never changes. */
  base: anyText(),
  width: wholeNumber(),
  height: wholeNumber(),
  widths: array().of(wholeNumber()).defined(),
  placeholder: anyText(),
}).nullable();
export type Picture = NonNullable<InferType<typeof pictureSchema>>;
