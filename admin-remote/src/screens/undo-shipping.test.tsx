import { act, screen, waitFor, within } from '@testing-library/react';
import { answered, openOrder } from '../testing/open-order';

const until = (ms: number) => new Date(Date.now() + ms).toISOString();

test('staff read the mail before they ship, and a change hides it', async () => {
  const { user } = openOrder();
  await user.click(await screen.findByRole('button', { name: 'Mark as Shipped' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Delivery date'), '2096-12-01');
  await user.click(dialog.getByRole('button', { name: 'Preview the mail' }));
  const mail = await dialog.findByRole('region', { name: 'Mail to the buyer' });
  expect(mail).toHaveTextContent('To Adaeze Nwosu <adaeze@example.com>');
  expect(mail).toHaveTextContent('Expect it on 2096-12-01.');
  await user.selectOptions(dialog.getByLabelText('Courier (optional)'), 'UPS');
  expect(dialog.queryByRole('region')).not.toBeInTheDocument();
  expect(answered).not.toHaveBeenCalled();
});

test('staff undo a shipping whose mail has not left', async () => {
  const { user, notify } = openOrder({ status: 'Shipped', undo_until: until(600_000) });
  const delivery = await screen.findByRole('region', { name: 'Delivery' });
  expect(delivery).toHaveTextContent(/The mail to the buyer leaves at \d\d:\d\d\./);
  await user.click(within(delivery).getByRole('button', { name: 'Undo shipping' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('The order has moved.', 'success'));
});

test('the button disappears when the mail leaves', async () => {
  openOrder({ status: 'Shipped', undo_until: until(300) });
  expect(await screen.findByRole('button', { name: 'Undo shipping' })).toBeVisible();
  await act(() => new Promise((done) => setTimeout(done, 320)));
  expect(screen.queryByRole('button', { name: 'Undo shipping' })).not.toBeInTheDocument();
});

test('an order without a waiting mail has no button to undo its shipping', async () => {
  openOrder({ status: 'Shipped' });
  await screen.findByRole('button', { name: 'Download packing list' });
  expect(screen.queryByRole('button', { name: 'Undo shipping' })).not.toBeInTheDocument();
});
