import type { OrderRecord } from '@gallery/shared/contract/orders/order';
import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleOrderRecord, sampleOrderRow } from '@gallery/shared/testing/sample-order';
import { refused, stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { answered, openOrder } from '../testing/open-order';
import { OrdersScreen } from './orders-screen';

const asked: Partial<OrderRecord> = {
  status: 'Pending',
  held_until: '2026-11-23T11:26:00.000Z',
  address: '4 Oxford Street, Accra, Ghana',
  delivery_quote: { state: 'asked', asked_at: '2026-11-21T11:26:00.000Z', reply: '' },
};

const dialog = () => within(screen.getByRole('dialog'));

test('a curator names the price of a delivery and sees the total', async () => {
  const { user, notify } = openOrder(asked);
  expect(await screen.findByText(/asks what the delivery costs, Saturday/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Name the price' }));
  await user.click(dialog().getByRole('button', { name: 'Send the price' }));
  expect(await dialog().findByText('The price of the delivery is required')).toBeVisible();
  await user.type(dialog().getByLabelText('Delivery, in naira'), '150,000');
  expect(dialog().getByText('The customer pays #2,000,000 with the work.')).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Send the price' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('The order has moved.', 'success'));
  expect(answered.mock.calls[0]?.[1]).toEqual({
    answer: 'priced',
    address: '4 Oxford Street, Accra, Ghana',
    amount: 150_000,
    message: '',
  });
});

test('a curator declines a delivery with a reason', async () => {
  const { user } = openOrder(asked);
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  await user.click(dialog().getByRole('button', { name: 'Decline and free the work' }));
  expect(await dialog().findByText('A reason is required')).toBeVisible();
  await user.type(dialog().getByLabelText('Reason'), 'Too heavy to fly');
  await user.click(dialog().getByRole('button', { name: 'Decline and free the work' }));
  await waitFor(() => expect(answered).toHaveBeenCalled());
  expect(answered.mock.calls[0]?.[1]).toMatchObject({ answer: 'declined', message: 'Too heavy to fly' });
});

test('the page of all orders counts those that wait for a price, and lists them', async () => {
  const row = sampleOrderRow({ status: 'Pending', delivery_quote: 'asked' });
  const list = jest.fn((_query: object) => ({
    orders: [row],
    total: 2,
    first: 1,
    next: null,
    previous: null,
  }));
  stubApi({ '/order': list });
  const { user } = renderApp(<OrdersScreen />, '/admin/all-orders');
  expect(await screen.findByText(/^2 orders wait for a delivery price\./)).toBeVisible();
  expect(await screen.findByText('Delivery price wanted')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Show them' }));
  await waitFor(() =>
    expect(list).toHaveBeenLastCalledWith(expect.objectContaining({ quote: 'asked', limit: 100 }), undefined),
  );
  expect(screen.getByRole('link', { name: 'Show all orders' })).toBeVisible();
});

test('a refused answer reads the order again', async () => {
  const record = jest.fn(() => ({ order: sampleOrderRecord(asked), audit: [] }));
  stubApi({
    '/order/order-1/record': record,
    '/order/order-1/delivery-quote': () => refused(409, 'The hold of this order has ended.'),
  });
  const { user } = renderApp(<OrdersScreen />, '/admin/all-orders?order=order-1');
  await user.click(await screen.findByRole('button', { name: 'Name the price' }));
  await user.type(dialog().getByLabelText('Delivery, in naira'), '5');
  record.mockReturnValue({ order: sampleOrderRecord({ status: 'Canceled' }), audit: [] });
  await user.click(dialog().getByRole('button', { name: 'Send the price' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
