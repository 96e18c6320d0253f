import type { OrderRecord } from '@gallery/shared/contract/orders/order';
import { ApiError } from '@gallery/shared/http';
import { textsOf } from '@gallery/shared/testing/render-app';
import { sampleRefund } from '@gallery/shared/testing/sample-order';
import { screen, waitFor, within } from '@testing-library/react';
import { answered, openOrder } from '../testing/open-order';

const paidEvents: OrderRecord['events'] = [
  { status: 'Pending', at: '2026-11-21T09:04:00.000Z' },
  { status: 'Paid', at: '2026-11-21T09:09:00.000Z' },
];

test.each([
  ['asked', 'Refund: requested from the payment provider', '#1,850,000'],
  ['waiting', 'Refund: waits until payments are on again', '#1,850,000'],
  ['done', 'Refund: confirmed by the payment provider', '#0'],
] as const)('the panel shows the money of a refund that is %s', async (state, text, left) => {
  const done_at = state === 'done' ? '2026-11-24T08:12:00.000Z' : null;
  const refunds = [sampleRefund({ state, done_at })];
  openOrder({ status: 'Refunded', refund: state, refunds, events: paidEvents });
  const money = await screen.findByRole('region', { name: 'Payment history' });
  const steps = textsOf(within(money).getAllByRole('listitem'));
  expect(steps).toHaveLength(4);
  expect(steps[1]).toContain('Paid: confirmed by the payment provider#1,850,000');
  expect(steps[2]).toContain(text);
  expect(steps[2]).toContain('Requested Nov 22, 2026, 09:00. To Visa card ending in 4081.');
  expect(steps[3]).toContain(`Balance with the gallery${left}`);
});

test.each([
  ['asked', '#1,850,000'],
  ['done', '#0'],
] as const)('the panel counts a late payment whose refund is %s', async (state, left) => {
  const refunds = [sampleRefund({ state })];
  const events = paidEvents.slice(0, 1);
  openOrder({ status: 'Refunded', refund: state, refunds, events });
  const money = await screen.findByRole('region', { name: 'Payment history' });
  const steps = textsOf(within(money).getAllByRole('listitem'));
  expect(steps).toHaveLength(4);
  expect(steps[1]).toContain('Paid too late: confirmed by the payment provider#1,850,000');
  expect(steps[3]).toContain(`Balance with the gallery${left}`);
});

test("the gallery's balance includes a second payment until its refund", async () => {
  const refunds = [sampleRefund({ of: 'other', state: 'asked' })];
  openOrder({ status: 'Paid', other_refund: 'asked', refunds, events: paidEvents });
  const money = await screen.findByRole('region', { name: 'Payment history' });
  expect(money).toHaveTextContent('Balance with the gallery#3,700,000');
});

const refundDialog = () => within(screen.getByRole('dialog', { name: 'Refund Adaeze Nwosu' }));

test('a partial refund requires a reason and keeps its key when it is sent again', async () => {
  const { user, notify } = openOrder();
  await user.click(await screen.findByRole('button', { name: 'Refund' }));
  const dialog = refundDialog();
  expect(dialog.getByLabelText('Amount in naira')).toHaveAccessibleDescription(/^At most #1,850,000\./);
  expect(dialog.queryByLabelText('The work')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Request the refund' }));
  expect(await dialog.findByText('A reason is required')).toBeVisible();
  await user.clear(dialog.getByLabelText('Amount in naira'));
  await user.type(dialog.getByLabelText('Amount in naira'), '50,000');
  expect(dialog.queryByLabelText('After the refund, the work')).not.toBeInTheDocument();
  await user.type(dialog.getByLabelText('Reason'), 'The frame is damaged.');
  answered.mockImplementationOnce(() => {
    throw new ApiError('Could not send request.', 0);
  });
  await user.click(dialog.getByRole('button', { name: 'Request the refund' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Could not send request.', 'error'));
  await user.click(dialog.getByRole('button', { name: 'Request the refund' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('The order has moved.', 'success'));
  const [first, second] = answered.mock.calls.map(([, body]) => body);
  expect(second).toEqual({
    key: expect.stringMatching(/^[\w-]{36}$/),
    amount: 50_000,
    reason: 'The frame is damaged.',
    returns: false,
    for_sale: true,
  });
  expect(first).toEqual(second);
});

test('the refund of a delivered order asks for its return, by keyboard', async () => {
  const { user } = openOrder({ status: 'Delivered' });
  await user.click(await screen.findByRole('button', { name: 'Refund' }));
  const dialog = refundDialog();
  expect(dialog.getByLabelText('The work')).toHaveDisplayValue('Comes back before the refund');
  await user.selectOptions(dialog.getByLabelText('The work'), 'Stays with the buyer');
  expect(dialog.getByText('The work leaves the catalogue.')).toBeVisible();
  expect(dialog.queryByLabelText('After the refund, the work')).not.toBeInTheDocument();
  await user.selectOptions(dialog.getByLabelText('The work'), 'Comes back before the refund');
  await user.selectOptions(dialog.getByLabelText('After the refund, the work'), 'Leaves the catalogue');
  await user.type(dialog.getByLabelText('Reason'), 'Damaged');
  for (const field of ['The work', 'After the refund, the work']) {
    await user.tab();
    expect(dialog.getByLabelText(field)).toHaveFocus();
  }
  for (const name of ['cancel', 'Ask for the return']) {
    await user.tab();
    expect(dialog.getByRole('button', { name })).toHaveFocus();
  }
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(answered.mock.calls[0]?.[1]).toMatchObject({ amount: 1_850_000, returns: true, for_sale: false }),
  );
});

test.each([
  ['The work is back', 'Request the refund', 'received'],
  ['Cancel the return', 'Cancel the return', 'canceled'],
])('“%s” ends an open return after a confirmation', async (button, confirmation, outcome) => {
  const returning = { amount: 50_000, reason: 'Damaged', asked_at: '2026-11-22T08:12:00.000Z' };
  const { user } = openOrder({ status: 'Delivered', open_refund: 'return', returning });
  const money = await screen.findByRole('region', { name: 'Payment history' });
  expect(money).toHaveTextContent('Return expected: refunded when the work is back−#50,000');
  expect(screen.queryByRole('button', { name: 'Refund' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: button }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: confirmation }));
  await waitFor(() => expect(answered.mock.calls[0]?.[1]).toEqual({ outcome }));
});

test('an order with a requested refund offers no other step', async () => {
  const refunds = [sampleRefund({ state: 'asked', reason: 'Damaged' })];
  openOrder({ status: 'Shipped', refund: 'asked', open_refund: 'full', refundable: 0, refunds });
  expect(await screen.findByText('Refund requested')).toBeVisible();
  expect(screen.getByText(/Reason: Damaged$/)).toBeVisible();
  expect(textsOf(screen.queryAllByRole('button'))).toEqual(['Print', 'Add note']);
});

test('a failed refund offers another try', async () => {
  openOrder({ status: 'Refunded', refund: 'failed', refunds: [sampleRefund({ state: 'failed' })] });
  expect(await screen.findByRole('button', { name: 'Try the refund again' })).toBeVisible();
  expect(screen.getByText('Refund: failed; we try again')).toBeVisible();
});

test("a failed refund of a second payment offers another try beside 'Refund'", async () => {
  const { user, notify } = openOrder({
    status: 'Paid',
    other_refund: 'failed',
    refunds: [sampleRefund({ of: 'other', state: 'failed' })],
  });
  expect(await screen.findByText('Refund of another payment: failed; we try again')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Refund' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try the refund again' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('The order has moved.', 'success'));
  expect(answered.mock.calls).toEqual([[expect.anything(), {}]]);
});
