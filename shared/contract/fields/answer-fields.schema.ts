import { array, type InferType, number, object, string } from 'yup';

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
