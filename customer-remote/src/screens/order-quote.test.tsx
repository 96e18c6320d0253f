import { sampleOrder } from '@gallery/shared/testing/sample-order';
import { screen } from '@testing-library/react';
import { openOrders } from '../testing/open-orders';

const asked_at = '2026-11-21T11:26:00.000Z';
const held_until = '2026-11-23T11:26:00.000Z';
const quoted = (state: 'asked' | 'answered' | 'declined', reply = '') => ({ state, asked_at, reply });

test('an order that waits for its delivery price says until when, and cannot be paid', async () => {
  openOrders([sampleOrder({ held_until, delivery_quote: quoted('asked') })]);
  expect(
    await screen.findByText(/^We hold this work for you until Monday, November 23, 12:26\./),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel order' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
});

test('an order with its delivery price names the total on the button, and the day of its end', async () => {
  openOrders([sampleOrder({ held_until, delivery_quote: quoted('answered') })]);
  expect(await screen.findByRole('button', { name: 'Pay #1,850,000' })).toBeVisible();
  expect(screen.getByText(/^Held for you until Monday, November 23, 12:26\./)).toBeVisible();
});
