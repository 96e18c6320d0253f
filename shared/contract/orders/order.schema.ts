import { array, boolean, type InferType, number, object, string } from 'yup';
import { userSchema } from '../account/user.schema';
import { auditSchema, errorAnswerSchema, pagedSchema } from '../fields/answer.schema';
import { anyText, id, naira, timestamp, wholeNumber } from '../fields/answer-fields.schema';
import { pictureSchema } from '../fields/picture.schema';
import { openRefunds, orderStatuses, refundStates } from './order-status';
import { paymentStartSchema } from './payment.schema';

const status = () => string().oneOf(orderStatuses).defined();
const refundState = () => string().oneOf(refundStates).defined();
/** `null`: nothing is open. The release before does not send it. */
const openRefund = () => string().oneOf(openRefunds).nullable().optional();

export const orderRefundSchema = object({
  /** The order's own payment, or one that was not needed or had another amount. */
  of: string()
    .oneOf(['order', 'other'] as const)
    .defined(),
  state: refundState(),
  /** Kobo, hundredths of a naira. */
  amount: wholeNumber(),
  currency: anyText(),
  /** Such as 'Visa card ending in 4081'; `null` when the provider does not say. */
  paid_with: anyText().nullable(),
  asked_at: timestamp(),
  accepted_at: timestamp().nullable(),
  expected_at: timestamp().nullable(),
  done_at: timestamp().nullable(),
  /** Staff's words for the buyer; `null` when the gallery itself gives a payment back. */
  reason: string().nullable().optional(),
  /** When staff asked for the work; `null` without a return. */
  return_asked_at: string().datetime().nullable().optional(),
});
export type OrderRefund = InferType<typeof orderRefundSchema>;

export const orderSchema = object({
  _id: id(),
  /** The number that people use: 1001, 1002, …; `_id` stands in addresses. */
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
  /** Of a lot: hammer price, premium, VAT, delivery; `null` where the price is the work's own. */
  price_parts: array()
    .of(object({ label: anyText(), amount: naira() }))
    .nullable()
    .defined(),
  address: anyText(),
  /** A day, such as '2026-12-01'; `null` is shown as 'To be confirmed'. */
  delivery_date: anyText().nullable(),
  /** Of the received payment, else of the latest one begun; `null` before the first. */
  reference: anyText().nullable(),
  held_until: timestamp().nullable(),
  /** The customer has reported a payment that is not decided yet. */
  confirming: boolean().defined(),
  refund: refundState().nullable(),
  /** Of payments other than the order's own: a second one, or one of another amount. */
  other_refund: refundState().nullable(),
  refunds: array().of(orderRefundSchema).defined(),
  open_refund: openRefund(),
  /** Whole naira that staff can still give back; the release before does not send it. */
  refundable: number().integer().optional(),
  /** The work comes back first; then `amount` is refunded. */
  returning: object({ amount: naira(), reason: anyText(), asked_at: timestamp() })
    .nullable()
    .optional()
    .default(undefined),
  created_at: timestamp(),
  events: array()
    .of(object({ status: status(), at: timestamp() }))
    .defined(),
});
export type Order = InferType<typeof orderSchema>;

export const orderAnswerSchema = object({ order: orderSchema });
export type OrderAnswer = InferType<typeof orderAnswerSchema>;

export const orderMovedSchema = orderAnswerSchema.shape({ message: anyText() });
export type OrderMovedAnswer = InferType<typeof orderMovedSchema>;

/** `payment` is `null` when nothing is due or the provider cannot be reached: 'Pay now' tries again. */
export const orderPaymentSchema = orderMovedSchema.shape({ payment: paymentStartSchema.nullable() });
export type OrderPaymentAnswer = InferType<typeof orderPaymentSchema>;

/** `price` is the current one when the customer saw another; a confirmed e-mail address lifts `confirm_email`. */
export const orderRefusalSchema = errorAnswerSchema.shape({
  price: naira().optional(),
  confirm_email: boolean().optional(),
});
export type PriceChangedAnswer = { message: string; price: number };

export const ordersAnswerSchema = object({
  orders: array().of(orderSchema).defined(),
  next: anyText().nullable(),
});
export type OrdersAnswer = InferType<typeof ordersAnswerSchema>;

export const orderRowSchema = object({
  _id: id(),
  number: wholeNumber(),
  name: anyText(),
  email: anyText(),
  amount: naira(),
  status: status(),
  /** The worst state of its refunds: 'failed', 'waiting', 'asked', 'done'. */
  refund: refundState().nullable(),
  open_refund: openRefund(),
  date: timestamp(),
});
export type OrderRow = InferType<typeof orderRowSchema>;

export const orderRowsSchema = pagedSchema.shape({ orders: array().of(orderRowSchema).defined() });
export type OrderRowsAnswer = InferType<typeof orderRowsSchema>;

export const orderRecordSchema = orderSchema.shape({
  buyer: userSchema.pick(['title', 'firstname', 'lastname', 'email', 'mobile', 'address']),
  author: anyText(),
});
export type OrderRecord = InferType<typeof orderRecordSchema>;

export const orderRecordAnswerSchema = object({ order: orderRecordSchema, audit: auditSchema });
export type OrderRecordAnswer = InferType<typeof orderRecordAnswerSchema>;
