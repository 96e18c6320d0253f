import { screen, waitFor, within } from '@testing-library/react';
import { answered, openOrder } from '../testing/open-order';

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

test('staff correct the tracking of a shipped order and email the buyer', async () => {
  const { user, notify } = openOrder({
    status: 'Shipped',
    shipment: { courier: 'UPS', tracking_number: '1Z 98' },
  });
  await user.click(await screen.findByRole('button', { name: 'Change tracking' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change the tracking' }));
  const number = dialog.getByLabelText('Tracking number (optional)');
  expect(number).toHaveValue('1Z 98');
  await user.type(number, '{Backspace}9');
  await user.click(dialog.getByLabelText('Email the buyer about it'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('The order has moved.', 'success'));
  expect(answered.mock.calls[0]?.[1]).toEqual({ courier: 'UPS', tracking_number: '1Z 99', mail: true });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a collected order becomes ready to collect, without a courier', async () => {
  const collected = { address: 'Collected from the gallery, 12 Uli Close, Ikoyi, Lagos', deliver_to: null };
  const { user } = openOrder(collected);
  await user.click(await screen.findByRole('button', { name: 'Ready to collect' }));
  const dialog = within(screen.getByRole('dialog', { name: 'From when can the buyer collect the work?' }));
  expect(dialog.queryByLabelText('Courier (optional)')).not.toBeInTheDocument();
  await user.type(dialog.getByLabelText('Day'), '2096-12-01');
  await user.click(dialog.getByRole('button', { name: 'Ready to collect' }));
  await waitFor(() =>
    expect(answered.mock.calls[0]?.[1]).toEqual({ status: 'Shipped', delivery_date: '2096-12-01' }),
  );
});
