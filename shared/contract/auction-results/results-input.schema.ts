import { type InferType, object, string } from 'yup';
import { idPattern } from '../../domain/id';
import { text } from '../fields/text.schema';

/** The audit keeps it. */
export const reasonSchema = object({
  reason: text(500, 'Reason is too long').required('Reason is required'),
});
export type ReasonInput = InferType<typeof reasonSchema>;

/** The next bidder whom staff saw. The API refuses the request if another bidder is next by now. */
export const secondChanceInputSchema = object({
  user_id: string()
    .typeError('No Bidder')
    .max(36, 'No Bidder')
    .matches(idPattern, 'No Bidder')
    .required('No Bidder'),
});
export type SecondChanceInput = InferType<typeof secondChanceInputSchema>;
