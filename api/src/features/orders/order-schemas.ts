import {
  type Order,
  type OrderAnswer,
  type OrderMovedAnswer,
  type OrderPaymentAnswer,
  type OrdersAnswer,
  orderStatuses,
  type RefundState,
} from '@gallery/shared/contract/order';
import type { PaymentStart } from '@gallery/shared/contract/payment';
import { array, boolean, number, type ObjectSchema, object, string } from 'yup';
import { pictureSchema } from '../../http/picture-schema';

const words = () => string().defined();
const wordsOrNull = () => string().defined().nullable();
const time = () => string().datetime().defined();

export const orderSchema: ObjectSchema<Order> = object({
  _id: string().uuid().defined(),
  number: number().integer().defined(),
  user_id: string().uuid().defined(),
  status: string().oneOf(orderStatuses).defined(),
  artwork_id: object({
    _id: string().uuid().defined(),
    name_of_artwork: words(),
    price: number().integer().defined(),
    img_url: words(),
    picture: pictureSchema,
  }),
  address: words(),
  delivery_date: wordsOrNull(),
  reference: wordsOrNull(),
  held_until: string().datetime().defined().nullable(),
  confirming: boolean().defined(),
  refund: string<RefundState>().defined().nullable(),
  other_refund: string<RefundState>().defined().nullable(),
  created_at: time(),
  events: array()
    .of(object({ status: string().oneOf(orderStatuses).defined(), at: time() }))
    .defined(),
});

const paymentSchema: ObjectSchema<PaymentStart | null> = object({
  access_code: words(),
  reference: words(),
  public_key: words(),
  script_url: words(),
  amount: number().integer().defined(),
  currency: words(),
  email: words(),
}).nullable();

export const orderAnswerSchema: ObjectSchema<OrderAnswer> = object({ order: orderSchema });

export const orderMovedSchema: ObjectSchema<OrderMovedAnswer> = object({
  message: words(),
  order: orderSchema,
});

export const orderPaymentSchema: ObjectSchema<OrderPaymentAnswer> = object({
  message: words(),
  order: orderSchema,
  payment: paymentSchema,
});

export const ordersAnswerSchema: ObjectSchema<OrdersAnswer> = object({
  orders: array().of(orderSchema).defined(),
  next: wordsOrNull(),
});
