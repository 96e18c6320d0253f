import type {
  BookedAnswer,
  Booking,
  BookingAnswer,
  BookingRecord,
  BookingsAnswer,
  EventSavedAnswer,
  EventsAnswer,
  GalleryEvent,
} from '@gallery/shared/contract/programme/event';
import { eventLabels } from '@gallery/shared/contract/programme/event-labels';
import { array, boolean, number, type ObjectSchema, object, string } from 'yup';
import { pictureSchema } from '../../http/answers/picture-schema';
import { pagedSchema } from '../../http/paging/paged-schema';

export const galleryEventSchema: ObjectSchema<GalleryEvent> = object({
  _id: string().uuid().defined(),
  title: string().defined(),
  summary: string().defined(),
  place: string().defined(),
  starts_at: string().datetime().defined(),
  ends_at: string().datetime().nullable().defined(),
  current: boolean().defined(),
  label: string().oneOf(eventLabels).defined(),
  on_landing: boolean().defined(),
  img_url: string().defined().nullable(),
  picture: pictureSchema,
  visual_description: string().defined().nullable(),
  capacity: number().integer().defined(),
  places_left: number().integer().defined(),
  passed: boolean().defined(),
  version: number().integer().min(1).defined(),
});

export const eventsAnswerSchema: ObjectSchema<EventsAnswer> = object({
  events: array().of(galleryEventSchema).defined(),
});

const bookingOfSchema: ObjectSchema<Booking> = object({
  name: string().defined(),
  email: string().defined(),
  places: number().integer().defined(),
  status: string().oneOf(['confirmed', 'waiting', 'canceled']).defined(),
});

const bookingRecordSchema: ObjectSchema<BookingRecord> = object({
  _id: string().uuid().defined(),
  name: string().defined(),
  email: string().defined(),
  places: number().integer().defined(),
  status: string().oneOf(['confirmed', 'waiting', 'canceled']).defined(),
  at: string().datetime().defined(),
  turn: number().integer().defined().nullable(),
});

export const bookingsAnswerSchema: ObjectSchema<BookingsAnswer> = pagedSchema.shape({
  event: galleryEventSchema,
  bookings: array().of(bookingRecordSchema).defined(),
});

export const eventKeptSchema: ObjectSchema<EventSavedAnswer> = object({
  message: string().defined(),
  event: galleryEventSchema,
});

export const bookedAnswerSchema: ObjectSchema<BookedAnswer> = object({
  message: string().defined(),
  booking: bookingOfSchema,
});

export const bookingAnswerSchema: ObjectSchema<BookingAnswer> = object({
  booking: bookingOfSchema,
  event: object({
    _id: string().uuid().defined(),
    title: string().defined(),
    starts_at: string().datetime().defined(),
    ends_at: string().datetime().nullable().defined(),
    place: string().defined(),
    passed: boolean().defined(),
  }),
});
