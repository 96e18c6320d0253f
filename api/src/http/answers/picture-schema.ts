import type { Picture } from '@gallery/shared/contract/catalogue/picture';
import { array, number, type ObjectSchema, object, string } from 'yup';

/** `null` until the smaller pictures are made. */
export const pictureSchema: ObjectSchema<Picture | null> = object({
  base: string().defined(),
  width: number().integer().defined(),
  height: number().integer().defined(),
  widths: array().of(number().integer().defined()).defined(),
  placeholder: string().defined(),
}).nullable();
