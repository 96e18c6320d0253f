import { array, boolean, type InferType, number, object, string } from 'yup';
import { userSchema } from '../account/user.schema';
import {
  anyText,
  auditSchema,
  errorAnswerSchema,
  id,
  naira,
  pagedSchema,
  pictureSchema,
  timestamp,
  wholeNumber,
} from '../fields/answer.schema';
import { deliverToAnswerSchema } from './address/delivery-address.schema';
import { deliveryQuoteStates } from './delivery-quote/delivery-quote';
import { openRefunds, orderStatuses, refundStates, returnStates } from './order-status';
import { paymentStartSchema } from './payment/payment.schema';
import { couriers } from './shipment/courier';
import { orderNoteSchema, packingSchema } from './staff/staff-order.schema';

const status = () => string().oneOf(orderStatuses).defined();
const refundState = () => string().oneOf(refundStates).defined();
/** `null`: nothing is open. The previous release does not send it. */
const openRefund = () => string().oneOf(openRefunds).nullable().optional();

export const orderRefundSchema = object({
  /** Tells the order's own payment from one that was not needed or had another amount. */
  of: string()
    .oneOf(['order', 'other'] as const)
    .defined(),
  state: refundState(),
  /** In kobo, hundredths of a naira. */
  amount: wholeNumber(),
  currency: anyText(),
  /** Such as 'Visa card ending in 4081', or `null` if the provider does not say. */
  paid_with: anyText().nullable(),
  asked_at: timestamp(),
  accepted_at: timestamp().nullable(),
  expected_at: timestamp().nullable(),
  done_at: timestamp().nullable(),
  /** Staff's words for the buyer, or `null` if the gallery returns a payment automatically. */
  reason: string().nullable().optional(),
  /** When staff requested the return, or `null` without one. */
  return_asked_at: string().datetime().nullable().optional(),
});
export type OrderRefund = InferType<typeof orderRefundSchema>;

export const paperKinds = ['invoice', 'credit note', 'certificate'] as const;

/** A document of the order, which `orderPaths.paper` returns as a PDF. */
export const orderPaperSchema = object({
  kind: string().oneOf(paperKinds).defined(),
  number: anyText(),
  issued_at: timestamp(),
  /** False for a certificate that was withdrawn or superseded. */
  is_current: boolean().optional(),
});
export type OrderPaper = InferType<typeof orderPaperSchema>;

export const orderSchema = object({
  _id: id(),
  /** The number that people use: 1001, 1002, … Addresses contain `_id`. */
  number: wholeNumber(),
  /** `null` for a guest. */
  user_id: id().nullable(),
  status: status(),
  /** The work as it was ordered. */
  artwork_id: object({
    _id: id(),
    name_of_artwork: anyText(),
    price: naira(),
    img_url: anyText(),
    picture: pictureSchema,
  }),
  /** For a lot: hammer price, premium, VAT, delivery. `null` if the price is the work's own. */
  price_parts: array()
    .of(object({ label: anyText(), amount: naira() }))
    .nullable()
    .defined(),
  /** The part of the price for delivery and insurance, or `null`. The previous release does not send it. */
  delivery: object({ amount: naira(), zone: anyText() }).nullable().optional().default(undefined),
  /** `null` unless the customer asked for the price of the delivery. The previous release does not send it. */
  delivery_quote: object({
    state: string().oneOf(deliveryQuoteStates).defined(),
    asked_at: timestamp(),
    /** The gallery's words, which may be empty. */
    reply: anyText(),
  })
    .nullable()
    .optional()
    .default(undefined),
  address: anyText(),
  /** The parts of the address. `null` for a collected work. The previous release does not send it. */
  deliver_to: deliverToAnswerSchema.nullable().optional().default(undefined),
  /** A day, such as '2026-12-01'. Pages show `null` as 'To be confirmed'. */
  delivery_date: anyText().nullable(),
  /** `null` before the work is shipped, or if staff name no courier. The previous release does not send it. */
  shipment: object({ courier: string().oneOf(couriers).defined(), tracking_number: anyText().nullable() })
    .nullable()
    .optional()
    .default(undefined),
  /** The reference of the received payment, else of the latest attempt. `null` before the first. */
  reference: anyText().nullable(),
  held_until: timestamp().nullable(),
  /** True if the customer has reported a payment that the provider has not decided. */
  confirming: boolean().defined(),
  refund: refundState().nullable(),
  /** The refund of another payment than the order's own: a second one, or one of another amount. */
  other_refund: refundState().nullable(),
  refunds: array().of(orderRefundSchema).defined(),
  open_refund: openRefund(),
  /** The previous release does not send it. */
  refundable: number().integer().optional(),
  /** The work must come back first. Then `amount` is refunded. */
  returning: object({ amount: naira(), reason: anyText(), asked_at: timestamp() })
    .nullable()
    .optional()
    .default(undefined),
  /** What the customer requested, or `null`. The previous release does not send it. */
  return_request: object({
    state: string().oneOf(returnStates).defined(),
    reason: anyText(),
    asked_at: timestamp(),
  })
    .nullable()
    .optional()
    .default(undefined),
  /** When the time to request a return ends. `null` before the delivery, and for a won lot. */
  return_until: string().datetime().nullable().optional(),
  /** Invoices and credit notes, then certificates. The previous release does not send it. */
  papers: array().of(orderPaperSchema).optional(),
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

/** `payment` is `null` if nothing is due or the provider does not answer. 'Pay now' tries again. */
export const orderPaymentSchema = orderMovedSchema.shape({ payment: paymentStartSchema.nullable() });
export type OrderPaymentAnswer = InferType<typeof orderPaymentSchema>;

/** `price` and `delivery` are the current ones if the customer saw others; a `delivery` of `null` is on request. A confirmed email address removes `confirm_email`. */
export const orderRefusalSchema = errorAnswerSchema.shape({
  price: naira().optional(),
  delivery: naira().nullable().optional(),
  confirm_email: boolean().optional(),
});
export type PriceChangedAnswer = { message: string; price: number; delivery?: number | null };

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
  /** True for a buyer without an account. The previous release does not send it. */
  is_guest: boolean().optional(),
  amount: naira(),
  status: status(),
  /** The worst state of its refunds, in this order: 'failed', 'waiting', 'asked', 'done'. */
  refund: refundState().nullable(),
  open_refund: openRefund(),
  /** True while a customer's request for a return waits for its answer. The previous release does not send it. */
  return_requested: boolean().optional(),
  /** True if the customer collects the work. The previous release does not send it. */
  collected: boolean().optional(),
  /** What the order's row says about its delivery price. The previous release does not send it. */
  delivery_quote: string().oneOf(deliveryQuoteStates).nullable().optional(),
  date: timestamp(),
});
export type OrderRow = InferType<typeof orderRowSchema>;

export const orderRowsSchema = pagedSchema.shape({
  orders: array().of(orderRowSchema).defined(),
  /** The amounts of all orders of the list, also of canceled ones. The previous release does not send it. */
  sum: naira().optional(),
});
export type OrderRowsAnswer = InferType<typeof orderRowsSchema>;

const neighborSchema = object({ _id: id(), number: wholeNumber() });

/** `null` at an end of the list. */
export const orderNeighborsSchema = object({
  previous: neighborSchema.nullable(),
  next: neighborSchema.nullable(),
});
export type OrderNeighbors = InferType<typeof orderNeighborsSchema>;

export const orderRecordSchema = orderSchema.shape({
  buyer: userSchema.pick(['title', 'firstname', 'lastname', 'email', 'mobile', 'address']).shape({
    is_guest: boolean().optional(),
    /** The page of the buyer. The previous release does not send it. */
    person_id: id().optional(),
  }),
  author: anyText(),
  /** Until then staff can undo the shipping. `null` otherwise. The previous release does not send it. */
  undo_until: string().datetime().nullable().optional(),
});
export type OrderRecord = InferType<typeof orderRecordSchema>;

export const orderRecordAnswerSchema = object({
  order: orderRecordSchema,
  audit: auditSchema,
  /** The newest first. The previous release does not send them. */
  notes: array().of(orderNoteSchema).optional(),
  /** `null` for an order that nobody packs, or that left without a tick. The previous release does not send it. */
  packing: packingSchema.nullable().optional().default(undefined),
});
export type OrderRecordAnswer = InferType<typeof orderRecordAnswerSchema>;
