import type { Paged } from '@gallery/shared/contract/fields/answer';
import { number, type ObjectSchema, object, string } from 'yup';

/** Add the rows with `shape`. */
export const pagedSchema: ObjectSchema<Paged> = object({
  total: number().integer().min(0).defined(),
  first: number().integer().min(0).defined(),
  next: string().defined().nullable(),
  previous: string().defined().nullable(),
});
