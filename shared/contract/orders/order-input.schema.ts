import { boolean, type InferType, number, object, string } from 'yup';
import { wallClockOf } from '../../domain/clock';
import { idPattern } from '../../domain/id';
import { day, isDay } from '../fields/day.schema';
import { listQuerySchema } from '../fields/list.schema';
import { text } from '../fields/text.schema';
import { wholeNumberIn } from '../fields/whole-number.schema';
import { deliverToSchema } from './address/delivery-address.schema';
import { orderSorts } from './order';
import { administeredStatuses, orderStatuses, refundStates } from './order-status';
import { courierField, trackingNumberField } from './shipment/shipment-input.schema';

const priceMessage = 'price must be a whole number of naira';
const deliveryMessage = 'delivery must be a whole number of naira';

const addressMessage = 'Delivery address is required';

/** The work goes to `deliver_to`, or to the `address` of an earlier release, or the customer collects it. */
export const destinationSchema = object({
  /** The delivery that the customer saw, in whole naira. `null`: the customer asks for its price. Absent: collected, or free. The previous release sends an `address` without it. */
  delivery: number()
    .transform((_, sent) => (sent === null ? null : wholeNumberIn(sent)))
    .typeError(deliveryMessage)
    .integer(deliveryMessage)
    .min(0, deliveryMessage)
    .nullable(),
  deliver_to: deliverToSchema.optional().default(undefined),
  collect: boolean().typeError('collect must be true or false').default(false),
  address: text(500, 'Delivery address is too long').when(
    ['deliver_to', 'collect'],
    ([deliverTo, collect], address) => (deliverTo || collect ? address : address.required(addressMessage)),
  ),
});
export type DestinationInput = InferType<typeof destinationSchema>;

export const createOrderSchema = destinationSchema.shape({
  artwork_id: text(36, 'No Artwork').required('No Artwork').matches(idPattern, 'No Artwork'),
  price: seenPrice().required('price is required'),
});
export type CreateOrderInput = InferType<typeof createOrderSchema>;

export const payOrderSchema = object({ price: seenPrice() }).default({});
export type PayOrderInput = InferType<typeof payOrderSchema>;

/** The price that the customer saw, in whole naira. The API refuses the request if the price has changed. */
function seenPrice() {
  return number()
    .transform((_, sent) => wholeNumberIn(sent))
    .typeError(priceMessage)
    .integer(priceMessage)
    .min(1, priceMessage);
}
const statusMessage = `status must be one of ${administeredStatuses.join(', ')}`;
const dayMessage = 'Delivery date must be a day such as 2026-12-01';

const filterMessage = `status must be one of ${orderStatuses.join(', ')}`;
/** 'return-requested': a customer waits for the answer. 'returning': the work has not arrived. */
const refundFilters = [...refundStates, 'return-requested', 'returning'] as const;
const refundMessage = `refund must be one of ${refundFilters.join(', ')}`;
const quoteMessage = 'quote must be asked';
const sortMessage = `sort must be one of ${orderSorts.join(', ')}`;
const searchMessage = 'q must be at most 100 characters';

export const orderRowsQuerySchema = listQuerySchema.shape({
  q: text(100, searchMessage).typeError(searchMessage),
  status: string().typeError(filterMessage).oneOf(orderStatuses, filterMessage),
  refund: string().typeError(refundMessage).oneOf(refundFilters, refundMessage),
  /** 'asked': orders that wait for the price of their delivery. */
  quote: string()
    .typeError(quoteMessage)
    .oneOf(['asked'] as const, quoteMessage),
  from: day('from'),
  to: day('to'),
  sort: string().typeError(sortMessage).oneOf(orderSorts, sortMessage).default('newest'),
});
export type OrderRowsQuery = InferType<typeof orderRowsQuerySchema>;

export const orderStatusSchema = object({
  status: string()
    .required(statusMessage)
    .typeError(statusMessage)
    .oneOf(administeredStatuses, statusMessage),
  delivery_date: string()
    .typeError(dayMessage)
    .max(10, dayMessage)
    .transform((day: unknown) => (day === '' ? undefined : day))
    .test('day', dayMessage, isDay)
    .test(
      'ahead',
      'Delivery date must be today or later',
      (day) => !day || !isDay(day) || day >= todayInLagos(),
    )
    .when('status', {
      is: 'Shipped',
      // biome-ignore lint/suspicious/noThenProperty: yup requires this name.
      then: (day) => day.required('Delivery date is required'),
    }),
  /** For 'Shipped'. A client of the previous release sends none. */
  courier: courierField.when('tracking_number', {
    is: (number: unknown) => !!number,
    // biome-ignore lint/suspicious/noThenProperty: yup requires this name.
    then: (courier) => courier.required('Choose the courier of this number'),
  }),
  tracking_number: trackingNumberField,
});
export type OrderStatusInput = InferType<typeof orderStatusSchema>;

function todayInLagos(): string {
  return wallClockOf(new Date().toISOString()).slice(0, 10);
}
