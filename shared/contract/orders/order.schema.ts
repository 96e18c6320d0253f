import { array, boolean, type InferType, object, string } from 'yup';
import { userSchema } from '../account/user.schema';
import { auditSchema, errorAnswerSchema, pagedSchema } from '../fields/answer.schema';
import { anyText, id, naira, timestamp, wholeNumber } from '../fields/answer-fields.schema';
import { pictureSchema } from '../fields/picture.schema';
import { orderStatuses, refundStates } from './order-status';
import { paymentStartSchema } from './payment.schema';

const status = () => string().oneOf(orderStatuses).defined();
const refundState = () => string().oneOf(refundStates).defined();

/** Money of an order that is given back. Times are `null` as long as it has not happened. */
export const orderRefundSchema = object({
  /** Of the order's own payment, or of one that was not needed or had another amount. */
  of: string()
    .oneOf(['order', 'other'] as const)
    .defined(),
  state: refundState(),
  /** Hundredths of the currency: kobo. */
  amount: wholeNumber(),
  currency: anyText(),
  /** What it was paid with and returns to, such as 'Visa card ending in 4081'; `null` when the provider does not say. */
  paid_with: anyText().nullable(),
  asked_at: timestamp(),
  /** When the provider took it on. */
  accepted_at: timestamp().nullable(),
  /** When the provider expects it to arrive, if it says so. */
  expected_at: timestamp().nullable(),
  done_at: timestamp().nullable(),
});
export type OrderRefund = InferType<typeof orderRefundSchema>;

/** A customer's order of one work, as its owner and administrators see it. */
export const orderSchema = object({
  _id: id(),
  /** What people call it by: 1001, 1002, …; `_id` stands in addresses. */
  number: wholeNumber(),
  user_id: id(),
  status: status(),
  /** The work as it was ordered. */
  artwork_id: object({
    _id: id(),
    name_of_artwork: anyText(),
    price: naira(),
    img_url: anyText(),
    picture: pictureSchema,
  }),
  /** Where the work goes. */
  address: anyText(),
  /** A day, such as '2026-12-01'; `null`: 'To be confirmed'. */
  delivery_date: anyText().nullable(),
  /** Of the payment that was received, else of the latest one begun; `null` before the first. */
  reference: anyText().nullable(),
  /** Until when a Pending order holds the work; `null` otherwise. */
  held_until: timestamp().nullable(),
  /** The customer has reported a payment that is not decided: 'Payment received, confirming…'. */
  confirming: boolean().defined(),
  /** How far giving the money back is; `null` when there is nothing to give back. A failed one is tried again. */
  refund: refundState().nullable(),
  /** The same of payments other than the order's own: a second one, or one of another amount. */
  other_refund: refundState().nullable(),
  /** Where the money of each is, in the order in which they were asked for. */
  refunds: array().of(orderRefundSchema).defined(),
  created_at: timestamp(),
  /** What the order went through, oldest first. */
  events: array()
    .of(object({ status: status(), at: timestamp() }))
    .defined(),
});
export type Order = InferType<typeof orderSchema>;

export const orderAnswerSchema = object({ order: orderSchema });
export type OrderAnswer = InferType<typeof orderAnswerSchema>;

export const orderMovedSchema = orderAnswerSchema.shape({ message: anyText() });
export type OrderMovedAnswer = InferType<typeof orderMovedSchema>;

/** `payment` is `null` when there is nothing to pay, or the provider cannot be reached: 'Pay now' tries again. */
export const orderPaymentSchema = orderMovedSchema.shape({ payment: paymentStartSchema.nullable() });
export type OrderPaymentAnswer = InferType<typeof orderPaymentSchema>;

/** The 409 of an order or payment; with the price that is true now when the customer saw another one. */
export const priceRefusalSchema = errorAnswerSchema.shape({ price: naira().optional() });
export type PriceChangedAnswer = { message: string; price: number };

/** Newest first; `next` is the cursor of the following page. */
export const ordersAnswerSchema = object({
  orders: array().of(orderSchema).defined(),
  next: anyText().nullable(),
});
export type OrdersAnswer = InferType<typeof ordersAnswerSchema>;

/** A row of the back office's tables. */
export const orderRowSchema = object({
  _id: id(),
  number: wholeNumber(),
  name: anyText(),
  email: anyText(),
  amount: naira(),
  status: status(),
  /** How far giving money of it back is, the worst first: 'failed', 'waiting', 'asked', 'done'; `null` when none is given back. */
  refund: refundState().nullable(),
  date: timestamp(),
});
export type OrderRow = InferType<typeof orderRowSchema>;

export const orderRowsSchema = pagedSchema.shape({ orders: array().of(orderRowSchema).defined() });
export type OrderRowsAnswer = InferType<typeof orderRowsSchema>;

/** An order with its buyer; `author` is the artist's name, or 'No Name'. */
export const orderRecordSchema = orderSchema.shape({
  buyer: userSchema.pick(['title', 'firstname', 'lastname', 'email', 'mobile', 'address']),
  author: anyText(),
});
export type OrderRecord = InferType<typeof orderRecordSchema>;

export const orderRecordAnswerSchema = object({ order: orderRecordSchema, audit: auditSchema });
export type OrderRecordAnswer = InferType<typeof orderRecordAnswerSchema>;
