import { array, boolean, type InferType, object, string } from 'yup';
import { anyText, count, id, messageSchema, naira, pagedSchema, timestamp } from '../fields/answer.schema';
import { offerStates } from '../offers/offer-states';
import { orderStatuses } from '../orders/order-status';
import { activityKinds, bidStates, messageKinds } from './people';

export const personRowSchema = object({
  _id: id(),
  name: anyText(),
  email: anyText(),
  phone: anyText(),
  /** Without one, the person only wrote or booked. */
  has_account: boolean().defined(),
  orders: count(),
  /** The first time that the gallery heard of the person. */
  since: timestamp(),
});
export type PersonRow = InferType<typeof personRowSchema>;

export const peopleSchema = pagedSchema.shape({ people: array().of(personRowSchema).defined() });
export type PeopleAnswer = InferType<typeof peopleSchema>;

const personOrderSchema = object({
  _id: id(),
  number: count(),
  work: anyText(),
  amount: naira(),
  status: string().defined().oneOf(orderStatuses),
  at: timestamp(),
});
export type PersonOrder = InferType<typeof personOrderSchema>;

const personBidSchema = object({
  _id: id(),
  auction_id: id(),
  auction: anyText(),
  number: count(),
  work: anyText(),
  /** The price of the lot. Maximums stay private. */
  amount: naira(),
  state: string().defined().oneOf(bidStates),
  strike: boolean().defined(),
});
export type PersonBid = InferType<typeof personBidSchema>;

const personOfferSchema = object({
  _id: id(),
  work: anyText(),
  amount: naira(),
  state: string().defined().oneOf(offerStates),
  at: timestamp(),
});
export type PersonOffer = InferType<typeof personOfferSchema>;

const personMessageSchema = object({
  _id: id(),
  kind: string().defined().oneOf(messageKinds),
  /** The work of an enquiry, or the text of a message. */
  text: anyText(),
  done: boolean().defined(),
  at: timestamp(),
});
export type PersonMessage = InferType<typeof personMessageSchema>;

const personBookingSchema = object({
  _id: id(),
  event_id: id(),
  event: anyText(),
  places: count(),
  status: string()
    .defined()
    .oneOf(['confirmed', 'waiting', 'canceled'] as const),
  /** The start of the booked day or of the event. */
  starts_at: timestamp(),
});
export type PersonBooking = InferType<typeof personBookingSchema>;

const personSavedSchema = object({ _id: id(), work: anyText(), amount: naira(), at: timestamp() });
export type PersonSaved = InferType<typeof personSavedSchema>;

export const personNoteSchema = object({
  _id: id(),
  text: anyText(),
  by: anyText(),
  at: timestamp(),
  /** The day of a reminder, such as '2026-11-27'. `null` for a mere note. */
  due_on: anyText().nullable(),
  done_at: timestamp().nullable(),
});
export type PersonNote = InferType<typeof personNoteSchema>;

export const personSchema = object({
  person: personRowSchema.shape({
    address: anyText(),
    email_confirmed: boolean().defined(),
    /** Paid orders, without refunds. */
    bought: object({ count: count(), amount: naira() }),
    strikes: count(),
    lots: count(),
    /** How many enquiries and messages the person sent. */
    sent: object({ count: count(), open: count() }),
  }),
  orders: array().of(personOrderSchema).defined(),
  bids: array().of(personBidSchema).defined(),
  offers: array().of(personOfferSchema).defined(),
  messages: array().of(personMessageSchema).defined(),
  bookings: array().of(personBookingSchema).defined(),
  /** The works saved last. `null` unless the person agreed that staff see them. */
  saved: array().of(personSavedSchema).nullable(),
  notes: array().of(personNoteSchema).defined(),
});
export type PersonAnswer = InferType<typeof personSchema>;

const activitySchema = object({
  kind: string().defined().oneOf(activityKinds),
  at: timestamp(),
  /** Of the order, auction, message, event, or artist. `null` without one. */
  subject_id: id().nullable(),
  /** The name of the work, event, or artist, or the text of a message or a note. */
  text: anyText(),
  /** Of the order or the lot, or the places of a booking. */
  number: count().nullable(),
  /** Of an offer. Maximums of bids stay private. */
  amount: naira().nullable(),
  /** Of an order, at that time. */
  status: string().oneOf(orderStatuses).defined().nullable(),
});
export type Activity = InferType<typeof activitySchema>;

export const personActivitySchema = object({
  /** The newest `maxActivity`, the newest first. */
  activity: array().of(activitySchema).defined(),
  total: count(),
});
export type PersonActivityAnswer = InferType<typeof personActivitySchema>;

export const noteSavedSchema = messageSchema.shape({ note: personNoteSchema });
export type NoteSavedAnswer = InferType<typeof noteSavedSchema>;

export const dueNotesSchema = object({
  due: array()
    .of(object({ note: personNoteSchema, person: object({ _id: id(), name: anyText() }) }))
    .defined(),
});
export type DueNotesAnswer = InferType<typeof dueNotesSchema>;
