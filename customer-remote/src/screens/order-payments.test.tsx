import type { OrderRefund } from '@gallery/shared/contract/orders/order';
import { shownAddress } from '@gallery/shared/testing/render-app';
import { sampleOrder, sampleRefund } from '@gallery/shared/testing/sample-order';
import { screen, waitFor } from '@testing-library/react';
import { openOrders, pending } from '../testing/open-orders';

test('a closed payment form keeps the order and says that payment is open', async () => {
  window.PaystackPop = class {
    resumeTransaction = (_code: string, { onCancel }: { onCancel: () => void }) => onCancel();
    newTransaction = jest.fn();
  };
  const payment = { access_code: 'code-1', script_url: '/inline.js' };
  const { user } = openOrders([pending], '/dashboard/orders', {
    '/order/order-1': { order: pending },
    '/order/order-1/pay': { message: 'You can pay now.', order: pending, payment },
  });
  await user.click(await screen.findByRole('button', { name: 'Pay now' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The payment was not completed.');
  expect(screen.getByRole('button', { name: 'Pay now' })).toBeVisible();
});

test('an unpaid order links to the gallery while buying is closed', async () => {
  const settings = { payments: 'off', public_key: null, script_url: null };
  openOrders([pending], '/dashboard/orders', { '/payment': settings });
  expect(await screen.findByRole('link', { name: 'Talk to us' })).toHaveAttribute(
    'href',
    '/art-page/work-1#enquiry',
  );
  expect(screen.queryByRole('button', { name: 'Pay now' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cancel order' })).toBeVisible();
});

test('an undecided payment shows as received and offers no step', async () => {
  openOrders([{ ...pending, confirming: true }]);
  expect(await screen.findByText('Payment received, confirming…')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pay now' })).not.toBeInTheDocument();
});

test.each<[string, Partial<OrderRefund>, string]>([
  ['failed', { state: 'failed' }, 'could not be sent yet. We try again automatically'],
  ['on its way', { accepted_at: '2026-11-22T08:00:00Z' }, 'on its way back to your Visa card ending in 4081'],
  ['waiting', { state: 'waiting' }, 'cannot be sent at the moment, because online payments are off'],
  ['done', { state: 'done', done_at: '2026-11-23T08:00:00Z' }, 'on November 23, 2026. Banks take up to'],
])('an order with a refund that is %s tells where the money is', async (_state, changes, text) => {
  const refund = sampleRefund(changes);
  const refunded = sampleOrder({
    status: 'Refunded',
    refund: refund.state,
    refunds: [refund],
    held_until: null,
  });
  openOrders([refunded], '/dashboard/orders?order=order-1');
  expect(await screen.findByText(/^Your refund of #1,850,000/)).toHaveTextContent(text);
  const tab = refund.state === 'done' ? 'Order History' : 'Current Order';
  expect(screen.getByRole('tab', { name: tab, selected: true })).toBeVisible();
});

test('an open return shows amount and reason under the current orders', async () => {
  const returning = { amount: 50_000, reason: 'The frame is damaged.', asked_at: '2026-11-22T08:00:00Z' };
  const order = sampleOrder({ status: 'Delivered', open_refund: 'return', returning, held_until: null });
  openOrders([order], '/dashboard/orders?order=order-1');
  expect(await screen.findByText(/^We expect the work back and refund #50,000/)).toHaveTextContent(
    'Our reason: The frame is damaged.',
  );
  expect(screen.getByRole('tab', { name: 'Current Order', selected: true })).toBeVisible();
});

test("'Pay now' confirms the payment and ends on the thank-you page", async () => {
  window.PaystackPop = class {
    resumeTransaction = (_code: string, { onSuccess }: { onSuccess: () => void }) => onSuccess();
    newTransaction = jest.fn();
  };
  let confirms = () => {};
  const confirmed = new Promise((resolve) => {
    confirms = () => resolve({ message: '', order: pending });
  });
  const { user } = openOrders([pending], '/dashboard/orders', {
    '/order/order-1': { order: pending },
    '/order/order-1/pay': {
      message: '',
      order: pending,
      payment: { access_code: '1', script_url: '/inline.js' },
    },
    '/order/order-1/verify': () => confirmed,
  });
  await user.click(await screen.findByRole('button', { name: 'Pay now' }));
  expect(await screen.findByText('Payment received, confirming…')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pay now' })).not.toBeInTheDocument();
  confirms();
  await waitFor(() => expect(shownAddress()).toBe('/thank-you/order-1'));
});

test('a paid order lists the refund of a second payment', async () => {
  const refund = sampleRefund({ of: 'other', state: 'done' });
  const paid = sampleOrder({ status: 'Paid', other_refund: 'done', refunds: [refund], held_until: null });
  openOrders([paid], '/dashboard/orders?order=order-1');
  expect(await screen.findByText(/Your payment has arrived/)).toBeVisible();
  expect(screen.getByText(/^A payment of #1,850,000 that was not needed was sent back/)).toBeVisible();
  expect(screen.queryByText(/Your refund/)).not.toBeInTheDocument();
});
