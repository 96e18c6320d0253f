import { array, boolean, type InferType, object, string } from 'yup';
import {
  anyText,
  id,
  pagedSchema,
  pictureSchema,
  recordVersion,
  timestamp,
  wholeNumber,
} from '../fields/answer.schema';
import { eventKinds, eventLabels } from './event';

/** An event without capacity takes no bookings. */
export const galleryEventSchema = object({
  _id: id(),
  title: anyText(),
  summary: anyText(),
  place: anyText(),
  starts_at: timestamp(),
  ends_at: timestamp().nullable(),
  kind: string().oneOf(eventKinds).defined(),
  /** Guests book one of the open days. `null` for an event that guests book as a whole. */
  opening_hours: anyText().nullable(),
  current: boolean().defined(),
  label: string().oneOf(eventLabels).defined(),
  on_landing: boolean().defined(),
  img_url: anyText().nullable(),
  picture: pictureSchema,
  visual_description: anyText().nullable(),
  /** Applies to each open day of an event with opening hours. */
  capacity: wholeNumber(),
  /** The free places. A larger booking waits. For an event with opening hours, each session has its own. */
  places_left: wholeNumber(),
  /** Uses the server's clock. A past event takes no bookings, whatever its label. */
  passed: boolean().defined(),
  /** Bookings do not raise it. */
  version: recordVersion(),
});
export type GalleryEvent = InferType<typeof galleryEventSchema>;

export const eventsAnswerSchema = object({ events: array().of(galleryEventSchema).defined() });
export type EventsAnswer = InferType<typeof eventsAnswerSchema>;

export const eventSavedSchema = object({ message: anyText(), event: galleryEventSchema });
export type EventSavedAnswer = InferType<typeof eventSavedSchema>;

export const sessionSchema = object({ starts_at: timestamp(), ends_at: timestamp() });

export const sessionsAnswerSchema = object({
  sessions: array()
    .of(sessionSchema.shape({ places_left: wholeNumber() }))
    .defined(),
});
export type SessionsAnswer = InferType<typeof sessionsAnswerSchema>;

export const bookingSchema = object({
  name: anyText(),
  email: anyText(),
  places: wholeNumber(),
  /** The day of the visit, or `null` for a booking of a whole event. */
  session: sessionSchema.nullable().defined(),
  status: string()
    .oneOf(['confirmed', 'waiting', 'canceled'] as const)
    .defined(),
});
export type Booking = InferType<typeof bookingSchema>;
export type BookingStatus = Booking['status'];

export const bookedAnswerSchema = object({ message: anyText(), booking: bookingSchema });
export type BookedAnswer = InferType<typeof bookedAnswerSchema>;

export const bookingAnswerSchema = object({
  booking: bookingSchema,
  /** What the guest says at the door, if the QR code does not work. Older APIs send none. */
  code: string().optional(),
  event: galleryEventSchema.pick(['_id', 'title', 'starts_at', 'ends_at', 'place', 'passed']),
});
export type BookingAnswer = InferType<typeof bookingAnswerSchema>;

/** `turn` is the position on the waiting list, from 1. */
export const bookingRecordSchema = bookingSchema.shape({
  _id: id(),
  at: timestamp(),
  turn: wholeNumber().nullable(),
});
export type BookingRecord = InferType<typeof bookingRecordSchema>;

/** Sorted by session, then confirmed, waiting, and canceled bookings, each oldest first. */
export const bookingsAnswerSchema = pagedSchema.shape({
  event: galleryEventSchema,
  /** How many guests get an email when the place changes, and when only the time does. Older APIs send none. */
  guests_to_tell: object({ place: wholeNumber(), time: wholeNumber() }).optional().default(undefined),
  bookings: array().of(bookingRecordSchema).defined(),
});
export type BookingsAnswer = InferType<typeof bookingsAnswerSchema>;
