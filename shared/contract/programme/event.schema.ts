import { array, boolean, type InferType, object, string } from 'yup';
import { pagedSchema } from '../fields/answer.schema';
import { anyText, id, recordVersion, timestamp, wholeNumber } from '../fields/answer-fields.schema';
import { pictureSchema } from '../fields/picture.schema';
import { eventKinds } from './event-kinds';
import { eventLabels } from './event-labels';

/** An event without capacity takes no bookings. */
export const galleryEventSchema = object({
  _id: id(),
  title: anyText(),
  summary: anyText(),
  place: anyText(),
  starts_at: timestamp(),
  ends_at: timestamp().nullable(),
  kind: string().oneOf(eventKinds).defined(),
  /** Guests book one of the open days; `null` for an event that is booked as a whole. */
  opening_hours: anyText().nullable(),
  current: boolean().defined(),
  label: string().oneOf(eventLabels).defined(),
  on_landing: boolean().defined(),
  img_url: anyText().nullable(),
  picture: pictureSchema,
  visual_description: anyText().nullable(),
  /** Of each open day, for an event with opening hours. */
  capacity: wholeNumber(),
  /** The places that a booking gets at once; larger ones wait. An event with opening hours has them by session. */
  places_left: wholeNumber(),
  /** By the server's clock; a passed event takes no bookings, whatever its label. */
  passed: boolean().defined(),
  /** Bookings do not raise it. */
  version: recordVersion(),
});
export type GalleryEvent = InferType<typeof galleryEventSchema>;

export const eventsAnswerSchema = object({ events: array().of(galleryEventSchema).defined() });
export type EventsAnswer = InferType<typeof eventsAnswerSchema>;

export const eventSavedSchema = object({ message: anyText(), event: galleryEventSchema });
export type EventSavedAnswer = InferType<typeof eventSavedSchema>;

/** An open day of an event with opening hours. */
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
  /** The day of the visit; `null` for a booking of a whole event. */
  session: sessionSchema.nullable().defined(),
  status: string()
    .oneOf(['confirmed', 'waiting', 'canceled'] as const)
    .defined(),
});
export type Booking = InferType<typeof bookingSchema>;

export const bookedAnswerSchema = object({ message: anyText(), booking: bookingSchema });
export type BookedAnswer = InferType<typeof bookedAnswerSchema>;

export const bookingAnswerSchema = object({
  booking: bookingSchema,
  event: galleryEventSchema.pick(['_id', 'title', 'starts_at', 'ends_at', 'place', 'passed']),
});
export type BookingAnswer = InferType<typeof bookingAnswerSchema>;

/** `turn` is its place in the waiting list, from 1. */
export const bookingRecordSchema = bookingSchema.shape({
  _id: id(),
  at: timestamp(),
  turn: wholeNumber().nullable(),
});
export type BookingRecord = InferType<typeof bookingRecordSchema>;

/** By session; of each confirmed, then waiting, then canceled bookings, oldest first. */
export const bookingsAnswerSchema = pagedSchema.shape({
  event: galleryEventSchema,
  bookings: array().of(bookingRecordSchema).defined(),
});
export type BookingsAnswer = InferType<typeof bookingsAnswerSchema>;
