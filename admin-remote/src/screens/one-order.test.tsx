import type { AuditEntry } from '@gallery/shared/contract/fields/answer';
import type { OrderRecord, OrderRefund } from '@gallery/shared/contract/orders/order';
import { ApiError } from '@gallery/shared/http';
import { renderApp, shownAddress } from '@gallery/shared/testing/render-app';
import { adaeze, sampleOrderRecord, samplePriceParts } from '@gallery/shared/testing/sample-order';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { textsOf } from '@gallery/shared/testing/texts-of';
import { screen, waitFor, within } from '@testing-library/react';
import { OrdersScreen } from './orders-screen';

const audit: AuditEntry[] = [
  {
    at: '2026-11-21T11:30:00.000Z',
    by: 'Ada Curator',
    action: 'Order moved',
    from: 'Pending',
    to: 'Paid',
  },
];

const answered = jest.fn((_query: object, _body: unknown) => ({ message: 'The order has moved.' }));

function openOrder(changes: Partial<OrderRecord> = {}) {
  stubApi({
    '/order/order-1/record': { order: sampleOrderRecord(changes), audit },
    '/order/order-1/status': answered,
    '/order/order-1/refund': answered,
    '/order/order-1/refunds': answered,
    '/order/order-1/return': answered,
  });
  return renderApp(<OrdersScreen />, '/admin/all-orders?status=Paid&order=order-1');
}

beforeEach(() => answered.mockClear());

test('the order shows its customer, its lines, its timeline, and its audit', async () => {
  openOrder();
  expect(await screen.findByRole('heading', { name: 'Order 1042' })).toBeVisible();
  const person = within(screen.getByRole('region', { name: 'Person' }));
  expect(person.getByText('Mrs Adaeze Nwosu')).toBeVisible();
  expect(person.getByRole('link', { name: adaeze.email })).toHaveAttribute(
    'href',
    `mailto:${adaeze.email}?subject=Order%201042`,
  );
  expect(screen.getByRole('region', { name: 'Delivery' })).toHaveTextContent(adaeze.address);
  const lines = within(screen.getByRole('table')).getAllByRole('row');
  expect(textsOf(lines)).toEqual([
    'DescriptionQuantityAmount',
    'AgwọlagwọBy Ngọzi Eze1#1,850,0001,850,000 naira',
    'Total#1,850,0001,850,000 naira',
  ]);
  expect(within(screen.getByRole('region', { name: 'Timeline' })).getAllByRole('listitem')).not.toEqual([]);
  expect(screen.getByRole('region', { name: 'Audit' })).toHaveTextContent(
    'Order moved: from Pending to PaidAda Curator · Nov 21, 2026, 12:30',
  );
});

test('withdraws the certificate of an order with a reason', async () => {
  const papers = [
    {
      kind: 'certificate' as const,
      number: 'UG-2026-0142',
      issued_at: '2026-11-21T11:30:00.000Z',
      is_current: true,
    },
  ];
  const withdrawn = jest.fn((_query: object, _body: unknown) => ({}));
  stubApi({
    '/order/order-1/record': { order: sampleOrderRecord({ papers }), audit },
    '/certificate/UG-2026-0142/withdraw': withdrawn,
  });
  const { user, notify } = renderApp(<OrdersScreen />, '/admin/all-orders?order=order-1');
  expect(await screen.findByRole('link', { name: 'UG-2026-0142' })).toHaveAttribute(
    'href',
    '/certificate/UG-2026-0142',
  );
  await user.click(screen.getByRole('button', { name: 'Withdraw certificate' }));
  const form = within(screen.getByRole('form', { name: 'Withdraw certificate' }));
  await user.type(form.getByLabelText(/Reason/), 'Lost in a fire.');
  await user.click(form.getByRole('button', { name: 'Withdraw certificate' }));
  await waitFor(() =>
    expect(notify).toHaveBeenCalledWith('Certificate UG-2026-0142 is withdrawn.', 'success'),
  );
  expect(withdrawn).toHaveBeenCalledWith({}, { reason: 'Lost in a fire.' });
});

test('the order of a won lot lists premium, VAT, and delivery', async () => {
  openOrder({ price_parts: samplePriceParts });
  const lines = within(await screen.findByRole('table')).getAllByRole('row');
  expect(textsOf(lines).slice(1)).toEqual([
    'AgwọlagwọBy Ngọzi Eze1#1,550,0001,550,000 naira',
    'Premium#232,500232,500 naira',
    'VAT on the premium#17,43717,437 naira',
    'Delivery#50,06350,063 naira',
    'Total#1,850,0001,850,000 naira',
  ]);
});

const refundOf = (changes: Partial<OrderRefund>): OrderRefund => ({
  of: 'order',
  state: 'asked',
  amount: 185_000_000,
  currency: 'NGN',
  paid_with: 'Visa card ending in 4081',
  asked_at: '2026-11-22T08:12:00.000Z',
  accepted_at: null,
  expected_at: null,
  done_at: null,
  ...changes,
});

const paidEvents: OrderRecord['events'] = [
  { status: 'Pending', at: '2026-11-21T09:04:00.000Z' },
  { status: 'Paid', at: '2026-11-21T09:09:00.000Z' },
];

test.each([
  ['asked', 'Refund: requested from the payment provider', '#1,850,000'],
  ['waiting', 'Refund: waits until payments are on again', '#1,850,000'],
  ['done', 'Refund: given back', '#0'],
] as const)('the panel shows the money of a refund that is %s', async (state, text, left) => {
  const done_at = state === 'done' ? '2026-11-24T08:12:00.000Z' : null;
  const refunds = [refundOf({ state, done_at })];
  openOrder({ status: 'Refunded', refund: state, refunds, events: paidEvents });
  const money = await screen.findByRole('region', { name: 'Where the money is' });
  const steps = textsOf(within(money).getAllByRole('listitem'));
  expect(steps).toHaveLength(4);
  expect(steps[1]).toContain('Paid: confirmed by the payment provider#1,850,000');
  expect(steps[2]).toContain(text);
  expect(steps[2]).toContain('Requested Nov 22, 2026, 09:12. To Visa card ending in 4081.');
  expect(steps[3]).toContain(`With the gallery now${left}`);
});

test("the gallery's balance includes a second payment until its refund", async () => {
  const refunds = [refundOf({ of: 'other', state: 'asked' })];
  openOrder({ status: 'Paid', other_refund: 'asked', refunds, events: paidEvents });
  const money = await screen.findByRole('region', { name: 'Where the money is' });
  expect(money).toHaveTextContent('With the gallery now#3,700,000');
});

test('a confirmation marks a shipped order as delivered', async () => {
  const { user } = openOrder({ status: 'Shipped', delivery_date: '2096-12-01' });
  await user.click(await screen.findByRole('button', { name: 'Mark as Delivered' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Has the work been delivered?' }));
  await user.click(dialog.getByRole('button', { name: 'cancel' }));
  expect(answered).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Mark as Delivered' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Mark as Delivered' }));
  await waitFor(() => expect(answered.mock.calls[0]?.[1]).toEqual({ status: 'Delivered' }));
});

const refundDialog = () => within(screen.getByRole('dialog', { name: 'Give money back to Adaeze Nwosu' }));

test('a partial refund requires a reason and keeps its key when it is sent again', async () => {
  const { user, notify } = openOrder();
  await user.click(await screen.findByRole('button', { name: 'Refund' }));
  const dialog = refundDialog();
  expect(dialog.getByLabelText('Amount in naira')).toHaveAccessibleDescription(/^At most #1,850,000\./);
  expect(dialog.queryByLabelText('The work')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Request the refund' }));
  expect(await dialog.findByText('A reason is required')).toBeVisible();
  await user.clear(dialog.getByLabelText('Amount in naira'));
  await user.type(dialog.getByLabelText('Amount in naira'), '50000');
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

test('the refund of a delivered order asks for its return', async () => {
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
  await user.click(dialog.getByRole('button', { name: 'Ask for the return' }));
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
  const money = await screen.findByRole('region', { name: 'Where the money is' });
  expect(money).toHaveTextContent('Return asked: refunded when the work is back−#50,000');
  expect(screen.queryByRole('button', { name: 'Refund' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: button }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: confirmation }));
  await waitFor(() => expect(answered.mock.calls[0]?.[1]).toEqual({ outcome }));
});

test('an order with a requested refund offers no other step', async () => {
  const refunds = [refundOf({ state: 'asked', reason: 'Damaged' })];
  openOrder({ status: 'Shipped', refund: 'asked', open_refund: 'full', refundable: 0, refunds });
  expect(await screen.findByText('Refund requested')).toBeVisible();
  expect(screen.getByText(/Reason: Damaged$/)).toBeVisible();
  expect(textsOf(screen.queryAllByRole('button'))).toEqual(['Print']);
});

test('a failed refund offers another try', async () => {
  openOrder({ status: 'Refunded', refund: 'failed', refunds: [refundOf({ state: 'failed' })] });
  expect(await screen.findByRole('button', { name: 'Try the refund again' })).toBeVisible();
  expect(screen.getByText('Refund: failed; it is tried again')).toBeVisible();
});

test("a failed refund of a second payment offers another try beside 'Refund'", async () => {
  const { user, notify } = openOrder({
    status: 'Paid',
    other_refund: 'failed',
    refunds: [refundOf({ of: 'other', state: 'failed' })],
  });
  expect(await screen.findByText('Refund of another payment: failed; it is tried again')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Refund' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try the refund again' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('The order has moved.', 'success'));
  expect(answered.mock.calls).toEqual([[expect.anything(), {}]]);
});

test.each(['Pending', 'Canceled', 'Refunded'] as const)(
  'an order that is %s offers no step',
  async (status) => {
    openOrder({ status });
    await screen.findByText('uli-1');
    const buttons = screen.queryAllByRole('button');
    expect(textsOf(buttons)).toEqual(['Print']);
  },
);

test('the screen reports a status that another administrator changed first', async () => {
  answered.mockImplementationOnce(() => {
    throw new ApiError('This order is delivered already.', 409);
  });
  const { user, notify } = openOrder({ status: 'Shipped' });
  await user.click(await screen.findByRole('button', { name: 'Mark as Delivered' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Mark as Delivered' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('This order is delivered already.', 'error'));
});

test('the link back keeps the filters and focuses the heading', async () => {
  const { user } = openOrder();
  await user.click(await screen.findByRole('link', { name: 'Back to all orders' }));
  expect(shownAddress()).toBe('/admin/all-orders?status=Paid');
  expect(screen.getByRole('heading', { name: 'All Orders' })).toHaveFocus();
});
