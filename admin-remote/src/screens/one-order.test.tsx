import type { AuditEntry } from '@gallery/shared/contract/fields/answer';
import { ApiError } from '@gallery/shared/http';
import { renderApp, shownAddress, textsOf } from '@gallery/shared/testing/render-app';
import { adaeze, sampleOrderRecord, samplePriceParts } from '@gallery/shared/testing/sample-order';
import { refused, stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { answered, openOrder } from '../testing/open-order';
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

test('the order shows its customer, its lines, its timeline, and its audit', async () => {
  openOrder({}, audit);
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
  expect(screen.getByRole('region', { name: 'Audit log' })).toHaveTextContent(
    'Order movedfrom Pending to PaidAda Curator, Nov 21, 2026, 12:30',
  );
});

test('an unknown order leads to all orders', async () => {
  stubApi({ '/order/order-9/record': () => refused(404, 'No order with this id.') });
  renderApp(<OrdersScreen />, '/admin/all-orders?order=order-9');
  expect(await screen.findByText('No order here')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/admin/all-orders');
  expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
});

test('the order leads to the next one of its list, and keeps the filters', async () => {
  const { user } = openOrder();
  const next = await screen.findByRole('link', { name: 'Next order, 1041' });
  expect(screen.queryByRole('link', { name: /^Previous order/ })).not.toBeInTheDocument();
  next.focus();
  stubApi({
    '/order/order-2/record': {
      order: sampleOrderRecord({ _id: 'order-2', number: 1041 }),
      audit: [],
      notes: [],
    },
    '/order/order-2/neighbors?status=Paid': { previous: { _id: 'order-1', number: 1042 }, next: null },
  });
  await user.keyboard('{Enter}');
  expect(shownAddress()).toBe('/admin/all-orders?status=Paid&order=order-2');
  expect(await screen.findByRole('heading', { name: 'Order 1041' })).toHaveFocus();
  expect(await screen.findByRole('link', { name: 'Previous order, 1042' })).toBeVisible();
});

test('the name of the buyer leads to the page of the person', async () => {
  openOrder({ buyer: { ...adaeze, person_id: 'p1' } });
  const name = await screen.findByRole('link', { name: 'Mrs Adaeze Nwosu' });
  expect(name).toHaveAttribute('href', '/admin/people/p1');
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

test.each(['Canceled', 'Refunded'] as const)('an order that is %s offers no step', async (status) => {
  openOrder({ status });
  await screen.findByText('uli-1');
  const buttons = screen.queryAllByRole('button');
  expect(textsOf(buttons)).toEqual(['Print', 'Add note']);
});

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
