import { array, boolean, type InferType, object, string } from 'yup';
import { anyText, id, timestamp, wholeNumber } from '../fields/answer.schema';
import { bookingSchema, galleryEventSchema } from '../programme/event.schema';
import { userSchema } from './user.schema';

export const ownAccountSchema = object({ user: userSchema });
export type OwnAccountAnswer = InferType<typeof ownAccountSchema>;

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

export const ownSessionSchema = object({
  _id: id(),
  /** In words, such as 'Firefox on Linux'; '' for a session of an earlier release. */
  device: anyText(),
  /** A coarse network, such as '102.89.34.0/24'; '' for a session of an earlier release. */
  network: anyText(),
  started_at: timestamp(),
  /** At most a minute old while the session is in use. */
  used_at: timestamp(),
  /** The session of this request. */
  current: boolean().defined(),
});
export type OwnSession = InferType<typeof ownSessionSchema>;

/** The session of this request first, then by the last use, the newest on top. */
export const ownSessionsSchema = object({ sessions: array().of(ownSessionSchema).defined() });
export type OwnSessionsAnswer = InferType<typeof ownSessionsSchema>;
