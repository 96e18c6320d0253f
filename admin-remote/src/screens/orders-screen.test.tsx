import type { OrderRow } from '@gallery/shared/contract/orders/order';
import { renderApp, shownAddress, textsOf } from '@gallery/shared/testing/render-app';
import { sampleOrderRow } from '@gallery/shared/testing/sample-order';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { OrdersScreen } from './orders-screen';

const page = { total: 30, first: 1, next: null, previous: null };

function openOrders(path = '/admin/all-orders', changes: Partial<OrderRow> = {}) {
  const list = jest.fn((_query: object) => ({ ...page, orders: [sampleOrderRow(changes)] }));
  stubApi({ '/order': list });
  return { ...renderApp(<OrdersScreen />, path), list };
}

test('the table numbers the orders', async () => {
  openOrders();
  const table = within(await screen.findByRole('table', { name: 'Orders' }));
  expect(textsOf(table.getAllByRole('columnheader'))).toEqual([
    'S/N',
    'Order',
    'Name',
    'Email address',
    'Amount',
    'Status',
    'Date',
  ]);
  expect(textsOf(table.getAllByRole('cell'))).toEqual([
    '1',
    '1042',
    'Tunde Ọláyínká',
    'tunde@example.com',
    '#640,000640,000 naira',
    'Paid',
    'Nov 21, 2026',
  ]);
  expect(screen.getByText('1 of 30')).toBeVisible();
});

test('the total and the sum of the list stand beside the title', async () => {
  stubApi({ '/order': { ...page, total: 3_002, sum: 7_250_000, orders: [sampleOrderRow()] } });
  renderApp(<OrdersScreen />, '/admin/all-orders');
  const totals = await screen.findByText(/^3,002/);
  expect(totals).toHaveTextContent('3,002 · #7,250,000');
});

test('an API of the release before has no sum', async () => {
  openOrders();
  expect(await screen.findByText('30')).toBeVisible();
});

test('the list shows a failed refund and filters by it', async () => {
  const { user, list } = openOrders('/admin/all-orders', { refund: 'failed' });
  const table = within(await screen.findByRole('table', { name: 'Orders' }));
  expect(table.getByRole('cell', { name: 'Paid Refund failed' })).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Refund'), 'Refund failed');
  await waitFor(() =>
    expect(list).toHaveBeenLastCalledWith(expect.objectContaining({ refund: 'failed' }), undefined),
  );
});

test('the list filters by requested returns', async () => {
  const { user, list } = openOrders();
  await screen.findByRole('table', { name: 'Orders' });
  await user.selectOptions(screen.getByLabelText('Refund'), 'Return requested');
  await waitFor(() =>
    expect(list).toHaveBeenLastCalledWith(expect.objectContaining({ refund: 'return-requested' }), undefined),
  );
});

test.each([
  [{ status: 'Delivered', refund: 'asked', open_refund: 'full' }, 'Refund requested'],
  [{ status: 'Delivered', refund: 'asked', open_refund: 'part' }, 'Delivered Refund of a part requested'],
  [{ status: 'Shipped', refund: null, open_refund: 'return' }, 'Shipped Return expected'],
  [{ status: 'Delivered', return_requested: true }, 'Delivered Return requested'],
  [{ status: 'Delivered', collected: true }, 'Collected'],
] as const)('the list shows an order that is %p as “%s”', async (changes, text) => {
  openOrders('/admin/all-orders', changes);
  const table = within(await screen.findByRole('table', { name: 'Orders' }));
  expect(table.getByRole('cell', { name: text })).toBeVisible();
});

test('the filters of the address reach the API and the fields', async () => {
  const { list } = openOrders('/admin/all-orders?q=tunde&status=Paid&from=2026-11-01&sort=amount-down');
  await screen.findByRole('table', { name: 'Orders' });
  const requested = { q: 'tunde', status: 'Paid', from: '2026-11-01', sort: 'amount-down' };
  expect(list).toHaveBeenCalledWith(expect.objectContaining(requested), undefined);
  expect(screen.getByRole('searchbox')).toHaveValue('tunde');
  expect(screen.getByLabelText('Status')).toHaveValue('Paid');
  expect(screen.getByLabelText('From')).toHaveValue('2026-11-01');
  expect(screen.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending');
});

test('a filter sets the address and keeps no page of an old link', async () => {
  const { user, list } = openOrders('/admin/all-orders?cursor=third');
  await screen.findByRole('table', { name: 'Orders' });
  await user.selectOptions(screen.getByLabelText('Status'), 'Shipped');
  expect(shownAddress()).toBe('/admin/all-orders?status=Shipped');
  await waitFor(() =>
    expect(list).toHaveBeenLastCalledWith(expect.objectContaining({ status: 'Shipped' }), undefined),
  );
  await user.click(screen.getByRole('link', { name: 'Amount' }));
  expect(shownAddress()).toBe('/admin/all-orders?status=Shipped&sort=amount-down');
});

test('the next orders load at the end of the list', async () => {
  const list = jest.fn(({ cursor }: { cursor?: string }) => ({
    ...page,
    total: 2,
    next: cursor ? null : 'second',
    orders: [sampleOrderRow(cursor ? { _id: 'order-2', name: 'Halima Sule' } : {})],
  }));
  stubApi({ '/order': list });
  const { user } = renderApp(<OrdersScreen />, '/admin/all-orders');
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: 'Halima Sule' })).toBeVisible();
  expect(screen.getByText('2 of 2')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('a row links to its order and keeps the filters', async () => {
  openOrders('/admin/all-orders?status=Paid');
  const link = await screen.findByRole('link', { name: 'Tunde Ọláyínká' });
  expect(link).toHaveAttribute('href', '/admin/all-orders?status=Paid&order=order-1');
});

test('an empty search names its text and offers to clear it', async () => {
  stubApi({ '/order': { total: 0, first: 0, next: null, previous: null, orders: [] } });
  renderApp(<OrdersScreen />, '/admin/all-orders?q=nobody');
  expect(await screen.findByText('Nothing found for “nobody”')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Clear the search' })).toHaveAttribute('href', '/admin/all-orders');
});
