import { messagesOf } from '../../forms/form/field-messages';
import { createOrderSchema, orderStatusSchema } from './order-input.schema';

const artwork_id = '0d9d7d2e-5a5b-4a1c-9c65-3d4f3a1f9d10';
const order = { artwork_id, address: '12 Uli Close, Ikoyi', price: 250_000 };

test('the schema trims the address', () => {
  expect(createOrderSchema.validateSync({ ...order, address: ' 12 Uli Close ' }).address).toBe(
    '12 Uli Close',
  );
});

test.each([
  ['address', ' ', 'Delivery address is required'],
  ['address', 'a'.repeat(501), 'Delivery address is too long'],
  ['artwork_id', '', 'No Artwork'],
  ['artwork_id', '12', 'No Artwork'],
  ['price', '', 'price is required'],
  ['price', 'cheap', 'price must be a whole number of naira'],
])("%s '%s' has the message '%s'", (field, value, message) => {
  expect(messagesOf(createOrderSchema, { ...order, [field]: value })).toEqual({ [field]: message });
});

test.each([
  [{ status: 'Shipped' }, { delivery_date: 'Delivery date is required' }],
  [{ status: 'Shipped', delivery_date: '' }, { delivery_date: 'Delivery date is required' }],
  [
    { status: 'Shipped', delivery_date: '2026-02-31' },
    { delivery_date: 'Delivery date must be a day such as 2026-12-01' },
  ],
  [
    { status: 'Shipped', delivery_date: '2026-01-31' },
    { delivery_date: 'Delivery date must be today or later' },
  ],
  [{ status: 'Paid' }, { status: 'status must be one of Shipped, Delivered, Refunded' }],
])('the input %p has the messages %p', (sent, messages) => {
  expect(messagesOf(orderStatusSchema, sent)).toEqual(messages);
});

test('the schema accepts today in Lagos as the delivery date, and not yesterday', () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T23:30:00Z') });
  const shipped = (delivery_date: string) =>
    messagesOf(orderStatusSchema, { status: 'Shipped', delivery_date });
  expect(shipped('2026-11-22')).toEqual({});
  expect(shipped('2026-11-21')).toEqual({ delivery_date: 'Delivery date must be today or later' });
  jest.useRealTimers();
});

test('the schema accepts Delivered without a date', () => {
  expect(messagesOf(orderStatusSchema, { status: 'Delivered' })).toEqual({});
});
