import type { Order } from '@gallery/shared/contract/orders/order';
import { shownAddress } from '@gallery/shared/testing/render-app';
import { sampleAddress, sampleOrder, samplePriceParts } from '@gallery/shared/testing/sample-order';
import { screen, waitFor } from '@testing-library/react';
import { openCheckout, orderPlaced, orders } from '../../testing/open-checkout';

const inMinutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

/** A hold that began now. */
function openHeld(minutes: number, changes: Partial<Order> = {}) {
  const held_until = inMinutes(minutes);
  const order = sampleOrder({
    created_at: inMinutes(0),
    held_until,
    deliver_to: sampleAddress,
    ...changes,
  });
  return openCheckout({ work: { availability: 'held', held_until }, answers: orders(order) });
}

beforeEach(() => sessionStorage.clear());

test.each([
  ['a payment that is being confirmed', '/thank-you/order-1', 15, { confirming: true }],
  ['a won lot', '/dashboard/orders?order=order-1', 600, { price_parts: samplePriceParts }],
  ['an agreed offer', '/dashboard/orders?order=order-1', 48 * 60, {}],
])('%s leads to its own page instead of the form', async (_what, path, minutes, changes) => {
  openHeld(minutes, changes);
  await waitFor(() => expect(shownAddress()).toBe(path));
});

test('a work that this customer has bought leads to its order, also by the Back button', async () => {
  openCheckout({ work: { availability: 'sold' }, answers: orders(sampleOrder({ status: 'Paid' })) });
  await waitFor(() => expect(shownAddress()).toBe('/dashboard/orders?order=order-1'));
});

test.each(['Canceled', 'Refunded'] as const)('a sold work says so after a %s order', async (status) => {
  openCheckout({ work: { availability: 'sold' }, answers: orders(sampleOrder({ status })) });
  expect(await screen.findByText('This artwork is sold.')).toBeVisible();
});

test('an order whose payment is being confirmed elsewhere is not paid again', async () => {
  const order = sampleOrder({ confirming: true, deliver_to: sampleAddress });
  const last = sampleOrder({ status: 'Delivered', deliver_to: sampleAddress });
  const { user } = openCheckout({
    answers: { ...orders(last), '/order/create': { ...orderPlaced, order, payment: null } },
  });
  await user.click(await screen.findByRole('button', { name: /^Pay /, busy: false }));
  await waitFor(() => expect(shownAddress()).toBe('/thank-you/order-1'));
});

test('a hold of hours names its day and has no clock', async () => {
  openHeld(120);
  expect(await screen.findByText(/^On hold for you until/)).toHaveTextContent(
    /^On hold for you until [A-Z][a-z]+day, [A-Z][a-z]+ \d{1,2}, \d\d:\d\d\.$/,
  );
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
});
