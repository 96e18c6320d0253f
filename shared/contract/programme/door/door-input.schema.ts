import { array, boolean, type InferType, number, object, string } from 'yup';
import { idPattern } from '../../../domain/id';
import { dateTime } from '../../fields/date-time.schema';
import { wholeNumberIn } from '../../fields/whole-number.schema';
import { maxPlaces } from '../event';
import { maxReason, maxScans, maxTicket } from './door';

const noId = 'A scan needs an id';
const ticketMessage = `A ticket has 1 to ${maxTicket} characters`;
const placesMessage = `Places must be a whole number from 1 to ${maxPlaces}`;
const anywayMessage = 'anyway must be true or false';
const reasonMessage = `A reason has at most ${maxReason} characters`;
const scansMessage = `Send 1 to ${maxScans} scans`;

/**
 * `_id` comes from the phone, so that a repetition checks nobody in twice. `ticket` is a QR code's content, a short code, or
 * a booking's id. Without `places`, all who have not arrived come in. `anyway` with a `reason` lets in guests of other events.
 */
export const scanSchema = object({
  _id: string().required(noId).typeError(noId).max(36, noId).matches(idPattern, noId),
  ticket: string().required(ticketMessage).typeError(ticketMessage).max(maxTicket, ticketMessage),
  at: dateTime('The time of a scan').required('A scan needs its time'),
  places: number()
    .transform((_, sent) => wholeNumberIn(sent))
    .typeError(placesMessage)
    .integer(placesMessage)
    .min(1, placesMessage)
    .max(maxPlaces, placesMessage),
  anyway: boolean().typeError(anywayMessage).default(false),
  reason: string().trim().typeError(reasonMessage).max(maxReason, reasonMessage),
});
export type Scan = InferType<typeof scanSchema>;

/** `sent_at` is the phone's time of the request. It shows how wrong the phone's clock is. */
export const scansInputSchema = object({
  sent_at: dateTime('sent_at').required('sent_at is required'),
  scans: array()
    .of(scanSchema)
    .required(scansMessage)
    .typeError(scansMessage)
    .min(1, scansMessage)
    .max(maxScans, scansMessage),
});
export type ScansInput = InferType<typeof scansInputSchema>;
