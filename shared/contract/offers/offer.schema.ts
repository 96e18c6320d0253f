import { array, boolean, type InferType, object, string } from 'yup';
import { listedArtworkSchema } from '../catalogue/artwork.schema';
import { anyText, count, id, messageSchema, naira, timestamp } from '../fields/answer.schema';
import { orderStatuses } from '../orders/order-status';
import { offerStates } from './offer-states';

const agreedOrderSchema = object({
  _id: id(),
  status: string().oneOf(orderStatuses).defined(),
  held_until: timestamp().nullable(),
});

export const offerSchema = object({
  _id: id(),
  artwork: listedArtworkSchema,
  /** The collector's newest amount, in whole naira. */
  amount: naira(),
  message: anyText(),
  /** The gallery's amount. `null` without a counter-offer to this amount. */
  counter: naira().nullable(),
  /** What delivery and insurance cost beside the agreed price, or `null`. The previous release does not send it. */
  delivery: object({ amount: naira(), zone: anyText() }).nullable().optional().default(undefined),
  /** What the gallery wrote with its newest answer. */
  reply: anyText(),
  state: string().oneOf(offerStates).defined(),
  /** The number of further offers that may follow a counter-offer. */
  rounds_left: count(),
  expires_at: timestamp(),
  order: agreedOrderSchema.nullable(),
  /** The time of the newest move. */
  at: timestamp(),
});
export type Offer = InferType<typeof offerSchema>;

export const offersAnswerSchema = object({
  offers: array().of(offerSchema).defined(),
  next: anyText().nullable(),
});
export type OffersAnswer = InferType<typeof offersAnswerSchema>;

export const offerMovedSchema = messageSchema.shape({ offer: offerSchema });
export type OfferMovedAnswer = InferType<typeof offerMovedSchema>;

/** For staff, who also see a price on request. */
export const offerRecordSchema = offerSchema.shape({
  price: naira(),
  customer: object({ name: anyText(), email: anyText() }),
  address: anyText(),
  /** True if the gallery must name the price of the delivery. The previous release does not send it. */
  needs_delivery: boolean().optional(),
});
export type OfferRecord = InferType<typeof offerRecordSchema>;

export const offerRecordsSchema = object({
  offers: array().of(offerRecordSchema).defined(),
  next: anyText().nullable(),
  /** Counts those that wait for the gallery. */
  open: count(),
});
export type OfferRecordsAnswer = InferType<typeof offerRecordsSchema>;
