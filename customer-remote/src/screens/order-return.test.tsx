import type { Order } from '@gallery/shared/contract/orders/order';
import { renderApp } from '@gallery/shared/testing/render-app';
import { customerSession, sampleOrder } from '@gallery/shared/testing/sample-order';
import { refused, stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { CustomerApp } from '../app';

const requested = jest.fn((_query: object, _body: unknown) => ({ message: 'Return requested.' }));

function openDelivered(changes: Partial<Order> = {}) {
  const order = sampleOrder({
    status: 'Delivered',
    held_until: null,
    refundable: 1_850_000,
    return_request: null,
    return_until: '2096-12-15T23:00:00.000Z',
    ...changes,
  });
  stubApi({
    '/order/user/user-1': () => ({ orders: [order], next: null }),
    '/order/order-1/return-request': requested,
  });
  const path = '/dashboard/orders?tab=history&order=order-1';
  return renderApp(<CustomerApp />, path, { session: customerSession() });
}

const details = () => screen.findByRole('region', { name: 'Order details' });

test('a customer requests a return within the 14 days, with or without a reason', async () => {
  const { user, notify } = openDelivered();
  expect(await details()).toHaveTextContent('You can return the work until December 15, 2096.');
  await user.click(screen.getByRole('button', { name: 'Request a return' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Return Agwọlagwọ?' }));
  await user.type(await dialog.findByLabelText('Reason (optional)'), 'It is too large.');
  await user.click(dialog.getByRole('button', { name: 'Request the return' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Return requested.', 'success'));
  expect(requested.mock.calls[0]?.[1]).toEqual({ reason: 'It is too large.' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('shows the request of another tab after a refusal', async () => {
  const return_request = { state: 'requested' as const, reason: '', asked_at: '2026-11-22T08:12:00.000Z' };
  const { user } = openDelivered();
  await user.click(await screen.findByRole('button', { name: 'Request a return' }));
  const send = await screen.findByRole('button', { name: 'Request the return' });
  const order = sampleOrder({ status: 'Delivered', held_until: null, refundable: 1_850_000, return_request });
  stubApi({
    '/order/user/user-1': { orders: [order], next: null },
    '/order/order-1/return-request': () => refused(409, 'You have requested this return already.'),
  });
  await user.click(send);
  await waitFor(async () =>
    expect(await details()).toHaveTextContent('You requested the return on November 22, 2026.'),
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['after the 14 days', { return_until: '2026-01-01T23:00:00.000Z' }],
  ['of an order that cannot come back', { return_until: null }],
  ['of a refunded order', { refundable: 0 }],
])('offers no return %s', async (_when, changes) => {
  openDelivered(changes);
  expect(await details()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Request a return' })).not.toBeInTheDocument();
});

test.each([
  ['requested', 'You requested the return on November 22, 2026.'],
  ['declined', 'We could not accept your return. Our email says why.'],
] as const)('a %s return says what happens next', async (state, text) => {
  openDelivered({ return_request: { state, reason: '', asked_at: '2026-11-22T08:12:00.000Z' } });
  expect(await details()).toHaveTextContent(text);
});

test('a refunded order says nothing about its request', async () => {
  const return_request = { state: 'requested' as const, reason: '', asked_at: '2026-11-22T08:12:00.000Z' };
  openDelivered({ status: 'Refunded', return_until: null, return_request });
  expect(await details()).not.toHaveTextContent('You requested the return');
});
