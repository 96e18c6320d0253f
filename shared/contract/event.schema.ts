import { type InferType, number, object } from 'yup';
import { placesMost } from './event';
import { email, words } from './words.schema';

const placesMessage = `Places must be a whole number from 1 to ${placesMost}`;

/** What a booking of places asks. */
export const bookingSchema = object({
  name: words().required('Name is required').max(64, 'Name is too long'),
  email: email('Email'),
  places: number()
    .transform((places, sent) => (sent === '' ? undefined : places))
    .required('Places is required')
    .typeError(placesMessage)
    .integer(placesMessage)
    .min(1, placesMessage)
    .max(placesMost, placesMessage),
});
export type BookingInput = InferType<typeof bookingSchema>;
