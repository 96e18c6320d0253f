import { array, boolean, type InferType, object, string } from 'yup';
import { anyText, count, id, timestamp } from '../../fields/answer.schema';
import { bookingSchema, galleryEventSchema } from '../event.schema';
import { doorOutcomes } from './door';

/** `at` is the time of the scan, corrected by the server's clock. `anyway` says that staff let in more than the booked places. */
export const checkInSchema = object({
  _id: id(),
  at: timestamp(),
  by: anyText(),
  places: count(),
  anyway: boolean().defined(),
});
export type CheckIn = InferType<typeof checkInSchema>;

/** `ticket` is what the guest's QR code contains, and `code` its short form for the keyboard. */
export const doorGuestSchema = bookingSchema.shape({
  _id: id(),
  ticket: anyText(),
  code: anyText(),
  arrived: count(),
  check_ins: array().of(checkInSchema).defined(),
});
export type DoorGuest = InferType<typeof doorGuestSchema>;

/** Everything that a phone needs at the door without a network. */
export const doorListSchema = object({
  event: galleryEventSchema.pick([
    '_id',
    'title',
    'starts_at',
    'ends_at',
    'place',
    'capacity',
    'opening_hours',
  ]),
  guests: array().of(doorGuestSchema).defined(),
  read_at: timestamp(),
});
export type DoorList = InferType<typeof doorListSchema>;

export const scanResultSchema = object({
  scan: id(),
  outcome: string().oneOf(doorOutcomes).defined(),
  guest: doorGuestSchema.nullable().defined(),
  /** Only of a ticket that belongs to another event, unknown here or let in anyway. An answer of the release before lacks it. */
  other_event: object({ title: anyText(), starts_at: timestamp(), name: anyText() })
    .optional()
    .default(undefined),
});
export type ScanResult = InferType<typeof scanResultSchema>;

/** In the order of the scans. */
export const scansAnswerSchema = object({ results: array().of(scanResultSchema).defined() });
export type ScansAnswer = InferType<typeof scansAnswerSchema>;
