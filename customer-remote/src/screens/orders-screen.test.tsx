import { textsOf } from '@gallery/shared/testing/render-app';
import { sampleAddress, sampleOrder, samplePriceParts } from '@gallery/shared/testing/sample-order';
import { apiDown } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { openOrders, pending } from '../testing/open-orders';

const delivered = sampleOrder({
  _id: 'order-2',
  status: 'Delivered',
  artwork_id: { ...pending.artwork_id, _id: 'work-2', name_of_artwork: 'Lines for My Mother' },
  delivery_date: '2026-12-01',
  reference: 'uli-2',
  held_until: null,
  events: [
    { status: 'Pending', at: '2026-11-18T09:04:00.000Z' },
    { status: 'Paid', at: '2026-11-18T09:09:00.000Z' },
    { status: 'Shipped', at: '2026-11-20T15:30:00.000Z' },
    { status: 'Delivered', at: '2026-12-01T10:00:00.000Z' },
  ],
});

test('Current Order shows open orders, and Order History all of them', async () => {
  const { user } = openOrders([pending, delivered]);
  const row = await screen.findByRole('article', { name: 'Agwọlagwọ' });
  expect(within(row).getByText('Order 1042')).toBeVisible();
  expect(within(row).getByText('#1,850,000')).toBeVisible();
  expect(within(row).getByText('Pending')).toBeVisible();
  expect(within(row).getByText('To be confirmed')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await user.click(screen.getByRole('tab', { name: 'Order History' }));
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByText('December 1, 2026')).toBeVisible();
});

test('an empty list links to the artworks', async () => {
  openOrders([]);
  expect(await screen.findByText('We are looking forward to you purchasing Art soon')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View artworks' })).toHaveAttribute('href', '/artist');
});

test('an order opens with its timeline, payment, address, and receipt', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = openOrders([pending, delivered], '/dashboard/orders?tab=history');
  await user.click(await screen.findByRole('link', { name: 'Open the order of Lines for My Mother' }));
  const details = screen.getByRole('region', { name: 'Order details' });
  expect(textsOf(within(details).getAllByRole('listitem'))).toEqual([
    'PendingNov 18, 2026, 10:04',
    'PaidNov 18, 2026, 10:09',
    'ShippedNov 20, 2026, 16:30',
    'DeliveredDec 1, 2026, 11:00',
  ]);
  expect(within(details).getByText('uli-2')).toBeVisible();
  expect(within(details).getByText('7 Palm Crescent, Ikoyi, Lagos')).toBeVisible();
  await user.click(within(details).getByRole('button', { name: 'Print receipt' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('an order names its own recipient, with phone and note', async () => {
  const deliver_to = { ...sampleAddress, name: 'Chidi Obi', note: 'Ring twice.' };
  openOrders([{ ...pending, deliver_to }], '/dashboard/orders?order=order-1');
  const details = await screen.findByRole('region', { name: 'Order details' });
  for (const text of ['Chidi Obi', '0803 555 0142', 'Ring twice.']) expect(details).toHaveTextContent(text);
  expect(details).not.toHaveTextContent('Adaeze');
});

test('a customer who collects the work reads when it is ready', async () => {
  const collected = { address: 'Collected from the gallery, 12 Uli Close, Ikoyi, Lagos', deliver_to: null };
  openOrders([{ ...pending, ...collected, status: 'Paid' }], '/dashboard/orders?order=order-1');
  expect(await screen.findByText(/We will email you when you can collect the artwork/)).toBeVisible();
  expect(screen.getByRole('article')).toHaveTextContent('Ready from To be confirmed');
});

test('downloads the invoice of an order', async () => {
  const papers = [{ kind: 'invoice' as const, number: '2026-0043', issued_at: '2026-11-18T09:09:00.000Z' }];
  const fetched = jest.fn(async () => ({ ok: true, blob: async () => new Blob(['%PDF']) }));
  Object.assign(globalThis, { fetch: fetched });
  Object.assign(URL, { createObjectURL: () => 'blob:invoice', revokeObjectURL: () => undefined });
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = openOrders([{ ...delivered, papers }], '/dashboard/orders?tab=history&order=order-2');
  await user.click(await screen.findByRole('button', { name: 'Download invoice 2026-0043 (PDF)' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(fetched).toHaveBeenCalledWith('/api/order/order-2/papers/2026-0043', expect.anything());
});

test('shows why a document cannot be downloaded', async () => {
  const papers = [
    { kind: 'credit note' as const, number: '2026-0044', issued_at: '2026-11-18T09:09:00.000Z' },
  ];
  const message = 'Many documents are being prepared. Please try again in a minute.';
  Object.assign(globalThis, {
    fetch: async () => ({ ok: false, status: 503, json: async () => ({ message }) }),
  });
  const { user, notify } = openOrders(
    [{ ...delivered, papers }],
    '/dashboard/orders?tab=history&order=order-2',
  );
  await user.click(await screen.findByRole('button', { name: 'Download credit note 2026-0044 (PDF)' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith(message, 'error'));
});

test('the order of a won lot lists the parts of its price', async () => {
  openOrders([sampleOrder({ price_parts: samplePriceParts })], '/dashboard/orders?order=order-1');
  const details = await screen.findByRole('region', { name: 'Order details' });
  const rows = within(details).getAllByRole('definition').slice(-5);
  expect(textsOf(rows).map((text) => text?.split(' ')[0])).toEqual([
    '#1,550,0001,550,000',
    '#232,500232,500',
    '#17,43717,437',
    '#50,06350,063',
    '#1,850,0001,850,000',
  ]);
  expect(screen.getByText(/^Held for you until Saturday, November 21, 12:41/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
});

test('an agreed order, which waits for days, names the day', async () => {
  openOrders([sampleOrder({ held_until: '2026-11-23T11:26:00.000Z' })]);
  expect(await screen.findByText(/^Held for you until Monday, November 23, 12:26/)).toBeVisible();
});

test('a finished order opens by its address', async () => {
  openOrders([pending, delivered], '/dashboard/orders?order=order-2');
  expect(await screen.findByRole('region', { name: 'Order details' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Order History' })).toHaveAttribute('aria-selected', 'true');
});

test("the screen reports another customer's order", async () => {
  openOrders([pending], '/dashboard/orders?order=order-9');
  expect(await screen.findByRole('alert')).toHaveTextContent('This order is not among yours.');
});

test('the customer cancels an unpaid order', async () => {
  let orders = [pending];
  const { user, notify } = openOrders([], '/dashboard/orders', {
    '/order/user/user-1': () => ({ orders, next: null }),
    '/order/order-1/cancel': () => {
      orders = [{ ...pending, status: 'Canceled' }];
      return { message: 'Your order is canceled.', order: orders[0] };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  expect(await screen.findByText('We are looking forward to you purchasing Art soon')).toBeVisible();
  expect(notify).toHaveBeenCalledWith('Your order is canceled.', 'success');
});

test("'Try again' loads the orders after a failure", async () => {
  let answer: () => object = apiDown;
  const { user } = openOrders([], '/dashboard/orders', { '/order/user/user-1': () => answer() });
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not send request.');
  answer = () => ({ orders: [pending], next: null });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('article', { name: 'Agwọlagwọ' })).toBeVisible());
});
