import { ApiError } from '@gallery/shared/http';
import { textsOf } from '@gallery/shared/testing/texts-of';
import { screen, waitFor, within } from '@testing-library/react';
import { answered, openOrder } from '../testing/open-order';

test('staff cancel a Pending order with a reason for the buyer', async () => {
  const { user, notify } = openOrder({ status: 'Pending' });
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel order 1042?' }));
  await user.type(dialog.getByLabelText('Reason (optional)'), 'The frame is damaged.');
  await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('The order has moved.', 'success'));
  expect(answered.mock.calls[0]?.[1]).toEqual({ reason: 'The frame is damaged.' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the dialog reports a payment that has just arrived', async () => {
  answered.mockImplementationOnce(() => {
    throw new ApiError('The payment has arrived: the order is paid. You can refund it.', 409);
  });
  const { user, notify } = openOrder({ status: 'Pending' });
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel order' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith(expect.stringMatching(/has arrived/), 'error'));
});

test.each([
  ['paid', { status: 'Paid' as const }],
  ['won at auction', { status: 'Pending' as const, price_parts: [] }],
])('an order that is %s has no button to cancel it', async (_state, changes) => {
  openOrder(changes);
  await screen.findByRole('button', { name: 'Print' });
  expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
});

test('staff read and write notes about an order', async () => {
  const note = {
    _id: 'note-1',
    text: 'Ring at the second gate.',
    by: 'Ngọzi Eze',
    at: '2026-11-21T11:30:00.000Z',
  };
  const { user } = openOrder({}, [], [note]);
  const panel = within(await screen.findByRole('region', { name: 'Notes' }));
  expect(textsOf(panel.getAllByRole('listitem'))).toEqual([
    'Ring at the second gate.Ngọzi Eze, Nov 21, 2026, 12:30',
  ]);
  await user.click(panel.getByRole('button', { name: 'Add note' }));
  expect(await panel.findByText('The note is empty')).toBeVisible();
  await user.type(panel.getByLabelText('New note'), 'Deliver after 15:00.');
  await user.click(panel.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(panel.getByLabelText('New note')).toHaveValue(''));
  expect(answered.mock.calls[0]?.[1]).toEqual({ text: 'Deliver after 15:00.' });
});
