import type { OrderRecord } from '@gallery/shared/contract/orders/order';
import { sampleOrderRecord } from '@gallery/shared/testing/sample-order';
import { refused, stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { answered, openOrder } from '../testing/open-order';

const request: OrderRecord['return_request'] = {
  state: 'requested',
  reason: 'It is too large.',
  asked_at: '2026-11-22T08:12:00.000Z',
};

const openRequest = (changes: Partial<OrderRecord> = {}) =>
  openOrder({ status: 'Delivered', refundable: 1_850_000, return_request: request, ...changes });

test('staff read the reason of a requested return and accept it', async () => {
  const { user, notify } = openRequest();
  const panel = within(await screen.findByRole('region', { name: 'Return requested' }));
  expect(panel.getByText('“It is too large.”')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Accept the return' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Accept the return?' }));
  expect(dialog.getByText(/#1,850,000 goes back/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Accept the return' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('The order has moved.', 'success'));
  expect(answered.mock.calls[0]?.[1]).toEqual({ answer: 'accepted', reason: '' });
});

test('staff decline a return with a reason only', async () => {
  const { user } = openRequest();
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Decline the return?' }));
  await user.click(dialog.getByRole('button', { name: 'Decline the return' }));
  expect(await dialog.findByText('A reason is required')).toBeVisible();
  await user.type(dialog.getByLabelText('Reason'), 'The frame was changed.');
  await user.click(dialog.getByRole('button', { name: 'Decline the return' }));
  const sent = { answer: 'declined', reason: 'The frame was changed.' };
  await waitFor(() => expect(answered.mock.calls[0]?.[1]).toEqual(sent));
});

test.each([
  ['answered request', { return_request: { ...request, state: 'declined' as const } }],
  ['request of a refunded order', { status: 'Refunded' as const }],
])('the page of an order hides the %s', async (_what, changes) => {
  openRequest(changes);
  expect(await screen.findByRole('heading', { name: 'Order 1042' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Return requested' })).not.toBeInTheDocument();
});

test('a refused answer closes the dialog of a request that a colleague has answered', async () => {
  const { user, notify } = openRequest();
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  await user.type(screen.getByLabelText('Reason'), 'The frame was changed.');
  const order = sampleOrderRecord({ status: 'Delivered', return_request: { ...request, state: 'accepted' } });
  const message = 'No request for a return of this order is open.';
  stubApi({
    '/order/order-1/record': { order, audit: [], notes: [] },
    '/order/order-1/return-request': () => refused(409, message),
  });
  await user.click(screen.getByRole('button', { name: 'Decline the return' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith(message, 'error'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
