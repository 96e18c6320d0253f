import type { OrderRecord } from '@gallery/shared/contract/orders/order';
import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleOrderRecord } from '@gallery/shared/testing/sample-order';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { OrdersScreen } from './orders-screen';

const answered = jest.fn((_query: object, _body: unknown) => ({ message: 'The order has moved.' }));

function openOrder(changes: Partial<OrderRecord> = {}) {
  stubApi({
    '/order/order-1/record': { order: sampleOrderRecord(changes), audit: [] },
    '/order/order-1/status': answered,
  });
  return renderApp(<OrdersScreen />, '/admin/all-orders?status=Paid&order=order-1');
}

beforeEach(() => answered.mockClear());

test('the dialog requires a delivery date to ship', async () => {
  const { user, notify } = openOrder();
  await user.click(await screen.findByRole('button', { name: 'Mark as Shipped' }));
  const dialog = within(screen.getByRole('dialog', { name: 'When will the work be delivered?' }));
  await user.click(dialog.getByRole('button', { name: 'Mark as Shipped' }));
  expect(await dialog.findByText('Delivery date is required')).toBeVisible();
  expect(answered).not.toHaveBeenCalled();
  await user.type(dialog.getByLabelText('Delivery date'), '2096-12-01');
  await user.click(dialog.getByRole('button', { name: 'Mark as Shipped' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('The order has moved.', 'success'));
  expect(answered.mock.calls[0]?.[1]).toEqual({ status: 'Shipped', delivery_date: '2096-12-01' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('staff name the courier of an order, and its page opens from there', async () => {
  const { user } = openOrder();
  await user.click(await screen.findByRole('button', { name: 'Mark as Shipped' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Delivery date'), '2096-12-01');
  await user.selectOptions(dialog.getByLabelText('Courier (optional)'), 'UPS');
  await user.type(dialog.getByLabelText('Tracking number (optional)'), '1Z 99');
  await user.click(dialog.getByRole('button', { name: 'Mark as Shipped' }));
  const sent = { status: 'Shipped', delivery_date: '2096-12-01', courier: 'UPS', tracking_number: '1Z 99' };
  await waitFor(() => expect(answered.mock.calls[0]?.[1]).toEqual(sent));
});

test('a shipped order links to the page of its courier', async () => {
  openOrder({ status: 'Shipped', shipment: { courier: 'UPS', tracking_number: '1Z 99' } });
  const link = await screen.findByRole('link', { name: 'UPS, 1Z 99' });
  expect(link).toHaveAttribute('href', 'https://www.ups.com/track?tracknum=1Z%2099');
});
