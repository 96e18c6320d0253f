import { type InferType, object } from 'yup';
import { anyText, id, timestamp } from '../fields/answer.schema';
import { orderSchema } from '../orders/order.schema';

/** A buyer without an account, whose email address is confirmed. */
export const guestSchema = object({
  _id: id(),
  firstname: anyText(),
  lastname: anyText(),
  email: anyText(),
  mobile: anyText(),
});
export type Guest = InferType<typeof guestSchema>;

/** The token only buys. It ends after two hours. */
export const guestAnswerSchema = object({
  message: anyText(),
  data: object({ token: anyText(), ends_at: timestamp(), guest: guestSchema }),
});
export type GuestAnswer = InferType<typeof guestAnswerSchema>;

export const guestOrderSchema = object({ order: orderSchema, guest: guestSchema });
export type GuestOrderAnswer = InferType<typeof guestOrderSchema>;
