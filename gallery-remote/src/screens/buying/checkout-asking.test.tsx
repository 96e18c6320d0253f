import type { Order } from '@gallery/shared/contract/orders/order';
import { sampleAddress, sampleOrder } from '@gallery/shared/testing/sample-order';
import { refused } from '@gallery/shared/testing/stub-api';
import { screen, within } from '@testing-library/react';
import { openCheckout, orders } from '../../testing/open-checkout';

const held_until = new Date(Date.now() + 47 * 3_600_000).toISOString();
const asked_at = new Date(Date.now() - 3_600_000).toISOString();
const before = sampleOrder({ _id: 'order-0', status: 'Delivered', deliver_to: sampleAddress });
const onRequest = { zone: null, days: null, price: null };

function quotedOrder(changes: Partial<Order> = {}): Order {
  const quote = { state: 'asked', asked_at, reply: '' } as const;
  return sampleOrder({
    created_at: asked_at,
    held_until,
    deliver_to: sampleAddress,
    delivery_quote: quote,
    ...changes,
  });
}

beforeEach(() => sessionStorage.clear());

test('a delivery without a price is asked for, and the page says how long the work is on hold', async () => {
  const create = jest.fn((_query: object, _sent: object) => ({
    message: 'We hold the artwork for you.',
    order: quotedOrder(),
    payment: null,
  }));
  const { user } = openCheckout({
    answers: { ...orders(before), '/delivery/quote': { quote: onRequest }, '/order/create': create },
  });
  await user.click(await screen.findByRole('button', { name: 'Request a delivery quote' }));
  expect(screen.getByText('We email you the price of the delivery')).toBeVisible();
  expect(await screen.findByText('We hold the work for you')).toBeVisible();
  expect(screen.getByText(/email the price of the delivery to adaeze@example\.com/)).toBeVisible();
  expect(screen.getByText('Total without delivery').nextSibling).toHaveTextContent('#1,850,000');
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  expect(create.mock.calls[0]?.[1]).toMatchObject({
    price: 1_850_000,
    delivery: null,
    deliver_to: sampleAddress,
  });
});

test('a refusal of the request says why', async () => {
  const message = '3 orders wait for a delivery price from us already.';
  const { user } = openCheckout({
    answers: {
      ...orders(before),
      '/delivery/quote': { quote: onRequest },
      '/order/create': () => refused(409, message),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Request a delivery quote' }));
  expect(await screen.findByText(message)).toBeVisible();
});

test('a customer who waits sees the hold again, and can cancel it or choose another destination', async () => {
  const cancel = jest.fn(() => ({
    message: 'Your order is canceled.',
    order: quotedOrder({ status: 'Canceled' }),
  }));
  const { user } = openCheckout({
    work: { availability: 'held', held_until },
    answers: {
      ...orders(quotedOrder()),
      '/delivery/quote': { quote: onRequest },
      '/order/order-1/cancel': cancel,
    },
  });
  expect(await screen.findByText('We hold the work for you')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^Collect/ }));
  expect(screen.getByRole('button', { name: 'Pay #1,850,000' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /7 Palm Crescent/ }));
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  expect(await screen.findByText('Elsewhere')).toBeVisible();
  expect(cancel).toHaveBeenCalled();
});

test('a customer pays the price that the gallery has named, and another address has its own price', async () => {
  const answered = { state: 'answered', asked_at, reply: '' } as const;
  const work = Object.assign({}, sampleOrder().artwork_id, { price: 2_000_000 });
  const order = quotedOrder({
    artwork_id: work,
    delivery: { amount: 150_000, zone: 'Iceland' },
    delivery_quote: answered,
  });
  const { user } = openCheckout({
    work: { availability: 'held', held_until },
    answers: { ...orders(order), '/delivery/quote': { quote: onRequest } },
  });
  expect(await screen.findByRole('button', { name: 'Pay #2,000,000' })).toBeVisible();
  expect(screen.queryByText('On request')).not.toBeInTheDocument();
  const form = within(screen.getByRole('form', { name: 'Delivery and payment' }));
  expect(form.getByText('Delivery and insurance, Iceland').nextSibling).toHaveTextContent('#150,000');
  await user.click(screen.getByRole('radio', { name: /^Collect/ }));
  expect(screen.getByRole('button', { name: 'Pay #1,850,000' })).toBeVisible();
});

test('a waiting order can be paid once the table has a price for its address', async () => {
  openCheckout({
    work: { availability: 'held', held_until },
    answers: {
      ...orders(quotedOrder()),
      '/delivery/quote': { quote: { zone: 'Lagos', days: 'two days', price: 18_000 } },
    },
  });
  expect(await screen.findByRole('button', { name: 'Pay #1,868,000' })).toBeVisible();
  expect(screen.queryByText('We hold the work for you')).not.toBeInTheDocument();
});
