import { type InferType, number, object } from 'yup';
import { placesMost } from './event';
import { email, words } from './words.schema';

const placesMessage = `Places must be a whole number from 1 to ${placesMost}`;

/** What a booking of places asks. */
export const bookingSchema = object({
  name: words().required('Name is required').max(64, 'Name is too long'),
  email: email('Email'),
  places: number()
    .transform((_, sent) => wholeNumberIn(sent))
    .required('Places is required')
    .typeError(placesMessage)
    .integer(placesMessage)
    .min(1, placesMessage)
    .max(placesMost, placesMessage),
});
export type BookingInput = InferType<typeof bookingSchema>;

/** As a form or a JSON body gives it; yup alone would read lists and the like as numbers, too. */
function wholeNumberIn(sent: unknown): unknown {
  if (sent === '' || sent === null) return undefined;
  if (typeof sent === 'number') return sent;
  return typeof sent === 'string' && /^\s*\d+\s*$/.test(sent) ? Number(sent) : Number.NaN;
}
