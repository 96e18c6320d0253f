import type {
  Order,
  OrderAnswer,
  OrderMovedAnswer,
  OrderPaymentAnswer,
  OrderRefund,
  OrdersAnswer,
} from '@gallery/shared/contract/orders/order';
import { orderStatuses, type RefundState, refundStates } from '@gallery/shared/contract/orders/order-status';
import type { PaymentStart } from '@gallery/shared/contract/orders/payment';
import { array, boolean, number, type ObjectSchema, object, string } from 'yup';
import { errorAnswerSchema } from '../../http/answers/answer-schemas';
import { pictureSchema } from '../../http/answers/picture-schema';

const text = () => string().defined();
const textOrNull = () => string().defined().nullable();
const time = () => string().datetime().defined();
const timeOrNull = () => string().datetime().defined().nullable();

const refundSchema: ObjectSchema<OrderRefund> = object({
  of: string()
    .oneOf(['order', 'other'] as const)
    .defined(),
  state: string().oneOf(refundStates).defined(),
  amount: number().integer().defined(),
  currency: text(),
  paid_with: textOrNull(),
  asked_at: time(),
  accepted_at: timeOrNull(),
  expected_at: timeOrNull(),
  done_at: timeOrNull(),
});

export const orderSchema: ObjectSchema<Order> = object({
  _id: string().uuid().defined(),
  number: number().integer().defined(),
  user_id: string().uuid().defined(),
  status: string().oneOf(orderStatuses).defined(),
  artwork_id: object({
    _id: string().uuid().defined(),
    name_of_artwork: text(),
    price: number().integer().defined(),
    img_url: text(),
    picture: pictureSchema,
  }),
  address: text(),
  delivery_date: textOrNull(),
  reference: textOrNull(),
  held_until: string().datetime().defined().nullable(),
  confirming: boolean().defined(),
  refund: string<RefundState>().defined().nullable(),
  other_refund: string<RefundState>().defined().nullable(),
  refunds: array().of(refundSchema).defined(),
  created_at: time(),
  events: array()
    .of(object({ status: string().oneOf(orderStatuses).defined(), at: time() }))
    .defined(),
});

const paymentSchema: ObjectSchema<PaymentStart | null> = object({
  access_code: text(),
  reference: text(),
  public_key: text(),
  script_url: text(),
  amount: number().integer().defined(),
  currency: text(),
  email: text(),
}).nullable();

export const orderAnswerSchema: ObjectSchema<OrderAnswer> = object({ order: orderSchema });

/** A 409 of an order or payment; with the price that is true now when the customer saw another one. */
export const priceRefusalSchema = errorAnswerSchema.shape({ price: number().integer() });

export const orderMovedSchema: ObjectSchema<OrderMovedAnswer> = object({
  message: text(),
  order: orderSchema,
});

export const orderPaymentSchema: ObjectSchema<OrderPaymentAnswer> = object({
  message: text(),
  order: orderSchema,
  payment: paymentSchema,
});

export const ordersAnswerSchema: ObjectSchema<OrdersAnswer> = object({
  orders: array().of(orderSchema).defined(),
  next: textOrNull(),
});
