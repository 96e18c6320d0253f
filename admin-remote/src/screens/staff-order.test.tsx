import { ApiError } from '@gallery/shared/http';
import { textsOf } from '@gallery/shared/testing/render-app';
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

const pendingEvent = { status: 'Pending' as const, at: '2026-11-21T09:04:00.000Z' };
const paidEvent = { status: 'Paid' as const, at: '2026-11-21T09:09:00.000Z' };

test.each([
  ['Not paid, payment not started', { status: 'Pending', reference: null }],
  ['Payment being confirmed', { status: 'Pending', confirming: true }],
  ['Paid Nov 21, 2026', { status: 'Shipped', events: [pendingEvent, paidEvent] }],
  ['Paid Nov 21, 2026, refund requested', { events: [pendingEvent, paidEvent], open_refund: 'full' }],
  ['Late payment, refund requested', { status: 'Canceled', refund: 'asked' }],
  ['Refunded', { status: 'Refunded', refund: 'done' }],
] as const)('the head of the page says “%s”', async (state, changes) => {
  openOrder(changes as Parameters<typeof openOrder>[0]);
  expect((await screen.findAllByText(state))[0]).toBeVisible();
});

test('a Pending order says until when its work is on hold', async () => {
  openOrder({ status: 'Pending', held_until: '2026-11-21T11:41:00.000Z' });
  const money = await screen.findByRole('region', { name: 'Payment history' });
  expect(money).toHaveTextContent('The work is on hold until Nov 21, 2026, 12:41.');
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
