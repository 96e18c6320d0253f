import { array, type InferType, object } from 'yup';
import { anyText, wholeNumber } from './answer-fields.schema';

/** The original's size in pixels, and the smaller pictures made of it; `null` until they are made. */
export const pictureSchema = object({
  /** Where the smaller pictures are, relative to the origin; named by the content, so they never change. */
  base: anyText(),
  width: wholeNumber(),
  height: wholeNumber(),
  /** Which widths there are, in pixels, ascending. */
  widths: array().of(wholeNumber()).defined(),
  /** The thumbhash drawn as a data URI of some 200 bytes, shown until the picture is there. */
  placeholder: anyText(),
}).nullable();
export type Picture = NonNullable<InferType<typeof pictureSchema>>;
