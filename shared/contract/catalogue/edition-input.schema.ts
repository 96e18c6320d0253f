import { type InferType, number, object } from 'yup';
import { wholeNumberIn } from '../fields/whole-number.schema';
import { maxEdition, minEdition } from './edition';

const sizeMessage = `An edition has ${minEdition} to ${maxEdition} numbers`;

export const makeEditionSchema = object({
  size: number()
    .transform((_, sent) => wholeNumberIn(sent))
    .typeError(sizeMessage)
    .required('Enter how many numbers the edition has')
    .integer(sizeMessage)
    .min(minEdition, sizeMessage)
    .max(maxEdition, sizeMessage),
});
export type MakeEditionInput = InferType<typeof makeEditionSchema>;
