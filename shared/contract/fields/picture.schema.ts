import { array, type InferType, object } from 'yup';
import { anyText, wholeNumber } from './answer-fields.schema';

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
