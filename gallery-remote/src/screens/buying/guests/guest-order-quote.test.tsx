import type { Order } from '@gallery/shared/contract/orders/order';
import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleOrder } from '@gallery/shared/testing/sample-order';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor } from '@testing-library/react';
import { GuestOrderScreen } from './guest-order-screen';

const guest = {
  _id: 'guest-1',
  firstname: 'Tunde',
  lastname: 'Adeniyi',
  email: 'tunde@guests.example',
  mobile: '08025550177',
};
const canceled = jest.fn(() => ({ message: 'Your order is canceled.' }));

function openOrder(state: 'asked' | 'answered' | 'declined', reply: string, changes: Partial<Order> = {}) {
  const delivery_quote = { state, asked_at: '2026-11-21T11:26:00.000Z', reply };
  const held_until = '2026-11-23T11:26:00.000Z';
  const order = sampleOrder({ user_id: null, held_until, delivery_quote, ...changes });
  stubApi({ '/order/order-1/guest': { order, guest }, '/order/order-1/cancel': canceled });
  return renderApp(<GuestOrderScreen />, '/your-order?order=order-1', {});
}

test('a guest who waits for a delivery price sees until when, and can cancel the order', async () => {
  const { user } = openOrder('asked', '');
  expect(
    await screen.findByText(/^We hold this work for you until Monday, November 23, 12:26\./),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel order' }));
  await waitFor(() => expect(canceled).toHaveBeenCalled());
});

test('a guest pays the total with the delivery, and reads what the gallery wrote', async () => {
  openOrder('answered', 'By air, ten days');
  expect(await screen.findByRole('button', { name: 'Pay #1,850,000' })).toBeVisible();
  expect(screen.getByText('About the delivery: “By air, ten days”')).toBeVisible();
});

test('a declined delivery tells the guest why', async () => {
  openOrder('declined', 'Too heavy to fly', { status: 'Canceled', held_until: null });
  expect(await screen.findByText('We cannot deliver to this address. “Too heavy to fly”')).toBeVisible();
});
