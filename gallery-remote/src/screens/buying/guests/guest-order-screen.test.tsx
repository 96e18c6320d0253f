import type { Order } from '@gallery/shared/contract/orders/order';
import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleOrder } from '@gallery/shared/testing/sample-order';
import { refused, stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { GuestOrderScreen } from './guest-order-screen';

const guest = {
  _id: 'guest-1',
  firstname: 'Tunde',
  lastname: 'Adeniyi',
  email: 'tunde@guests.example',
  mobile: '08025550177',
};

function openOrder(changes: Partial<Order>, answers: object = {}) {
  const order = sampleOrder({ user_id: null, held_until: null, ...changes });
  stubApi({ '/order/order-1/guest': { order, guest }, ...answers });
  return renderApp(<GuestOrderScreen />, '/your-order?order=order-1', {});
}

const delivered = {
  status: 'Delivered',
  refundable: 1_850_000,
  return_until: '2096-12-15T23:00:00.000Z',
} as const;

test('the order shows its work, its state, and the buyer', async () => {
  openOrder({ status: 'Paid', reference: 'ULI-1' });
  expect(await screen.findByRole('heading', { name: 'Order 1042' })).toBeVisible();
  expect(document.querySelector('img')).toHaveAttribute('src', '/v0/coil.jpg');
  expect(screen.getByRole('link', { name: 'Agwọlagwọ' })).toHaveAttribute('href', '/art-page/work-1');
  expect(screen.getByText('tunde@guests.example')).toBeVisible();
});

test('a guest requests a return with a reason', async () => {
  const requested = jest.fn((_query: object, _body: unknown) => ({ message: 'Return requested.' }));
  const { user, notify } = openOrder(delivered, { '/order/order-1/return-request': requested });
  await user.click(await screen.findByRole('button', { name: 'Request a return' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Return Agwọlagwọ?' }));
  await user.type(await dialog.findByLabelText('Reason (optional)'), 'It is too large.');
  await user.click(dialog.getByRole('button', { name: 'Request the return' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Return requested.', 'success'));
  expect(requested.mock.calls[0]?.[1]).toEqual({ reason: 'It is too large.' });
});

test('the focus goes to the heading when a requested return takes its button away', async () => {
  const return_request = { state: 'requested' as const, reason: '', asked_at: '2026-11-22T08:12:00.000Z' };
  const order = sampleOrder({ user_id: null, held_until: null, ...delivered });
  const read = jest.fn(() => ({ order, guest }));
  const requested = () => refused(409, 'You have requested this return already.');
  const { user } = openOrder(
    {},
    { '/order/order-1/guest': read, '/order/order-1/return-request': requested },
  );
  await user.click(await screen.findByRole('button', { name: 'Request a return' }));
  const dialog = within(screen.getByRole('dialog'));
  read.mockReturnValue({ order: { ...order, return_request }, guest });
  await user.click(await dialog.findByRole('button', { name: 'Request the return' }));
  expect(await screen.findByText(/^You requested the return on November 22/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Order 1042' })).toHaveFocus());
});

test('a declined return of a guest says so', async () => {
  const return_request = { state: 'declined' as const, reason: '', asked_at: '2026-11-22T08:12:00.000Z' };
  openOrder({ ...delivered, return_request });
  expect(await screen.findByText('We could not accept your return. Our email says why.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Request a return' })).not.toBeInTheDocument();
});

test('an unknown order leads to the log-in', async () => {
  openOrder({}, { '/order/order-1/guest': () => refused(404, 'No such order.') });
  expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
});
