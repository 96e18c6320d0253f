import { array, boolean, type InferType, object, string } from 'yup';
import { pagedSchema } from '../fields/answer.schema';
import { anyText, id, recordVersion, timestamp, wholeNumber } from '../fields/answer-fields.schema';
import { pictureSchema } from '../fields/picture.schema';
import { eventLabels } from './event-labels';

/** An exhibition or event. One without capacity takes no bookings. */
export const galleryEventSchema = object({
  _id: id(),
  title: anyText(),
  summary: anyText(),
  place: anyText(),
  /** Shown in Africa/Lagos. */
  starts_at: timestamp(),
  /** `null` when nobody has said. */
  ends_at: timestamp().nullable(),
  /** `true`: 'Currently Happening', else 'Upcoming Events'. */
  current: boolean().defined(),
  label: string().oneOf(eventLabels).defined(),
  /** Shown in the landing's 'Upcoming events'. */
  on_landing: boolean().defined(),
  img_url: anyText().nullable(),
  picture: pictureSchema,
  visual_description: anyText().nullable(),
  capacity: wholeNumber(),
  /** How many places a booking can still have at once; others wait. */
  places_left: wholeNumber(),
  /** By the server's clock; a passed event takes no bookings, whatever its label. */
  passed: boolean().defined(),
  /** Bookings are no change of its content. */
  version: recordVersion(),
});
export type GalleryEvent = InferType<typeof galleryEventSchema>;

export const eventsAnswerSchema = object({ events: array().of(galleryEventSchema).defined() });
export type EventsAnswer = InferType<typeof eventsAnswerSchema>;

export const eventSavedSchema = object({ message: anyText(), event: galleryEventSchema });
export type EventSavedAnswer = InferType<typeof eventSavedSchema>;

export const bookingSchema = object({
  name: anyText(),
  email: anyText(),
  places: wholeNumber(),
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

/** A booking as the back office reads it. `turn`: its place among those that wait, from 1. */
export const bookingRecordSchema = bookingSchema.shape({
  _id: id(),
  at: timestamp(),
  turn: wholeNumber().nullable(),
});
export type BookingRecord = InferType<typeof bookingRecordSchema>;

/** Oldest first: the confirmed, then the waiting, then the canceled. */
export const bookingsAnswerSchema = pagedSchema.shape({
  event: galleryEventSchema,
  bookings: array().of(bookingRecordSchema).defined(),
});
export type BookingsAnswer = InferType<typeof bookingsAnswerSchema>;
