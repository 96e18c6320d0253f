import { array, boolean, type InferType, object, string } from 'yup';
import { anyText, id, timestamp, wholeNumber } from '../fields/answer-fields.schema';
import { bookingSchema, galleryEventSchema } from '../programme/event.schema';

export const ownBookingSchema = bookingSchema.shape({
  _id: id(),
  turn: wholeNumber().nullable(),
  event: galleryEventSchema.pick(['_id', 'title', 'starts_at', 'ends_at', 'place', 'passed']),
});
export type OwnBooking = InferType<typeof ownBookingSchema>;

/** Coming bookings first, the next one on top; then passed and canceled ones, the newest on top. */
export const ownBookingsSchema = object({ bookings: array().of(ownBookingSchema).defined() });
export type OwnBookingsAnswer = InferType<typeof ownBookingsSchema>;

export const ownEnquirySchema = object({
  _id: id(),
  kind: string()
    .oneOf(['work', 'message'] as const)
    .defined(),
  at: timestamp(),
  /** The name of the work. `null` for a message. */
  work: anyText().nullable(),
  /** `null` for a message, and for a work that the gallery removed. */
  work_id: id().nullable(),
  /** `null` for an enquiry about a work, which has no text. */
  text: anyText().nullable(),
  /** A curator has answered. */
  done: boolean().defined(),
});
export type OwnEnquiry = InferType<typeof ownEnquirySchema>;

/** Newest first. */
export const ownEnquiriesSchema = object({ enquiries: array().of(ownEnquirySchema).defined() });
export type OwnEnquiriesAnswer = InferType<typeof ownEnquiriesSchema>;
