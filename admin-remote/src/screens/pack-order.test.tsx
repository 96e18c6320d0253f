import type { Packing } from '@gallery/shared/contract/orders/staff/staff-order.schema';
import type { HostSession } from '@gallery/shared/host';
import { ApiError } from '@gallery/shared/http';
import { renderApp } from '@gallery/shared/testing/render-app';
import { curator, customerSession, sampleOrderRecord } from '@gallery/shared/testing/sample-order';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { OrdersScreen } from './orders-screen';

const items: Packing['items'] = [
  { item: 'work', label: 'Work wrapped in glassine: Agwọlagwọ', packed: true },
  { item: 'invoice', label: 'Invoice 2026-0043', packed: false },
];
const by = { by: 'Ada Curator', at: '2026-11-20T13:45:00.000Z' };

/** Opens a Paid order whose list the API keeps. */
function openPacking(changes: Partial<Packing> = {}, session?: HostSession) {
  let packing: Packing = { items, packed: null, open: true, ...changes };
  const tick = jest.fn((_query: object, body: unknown): object => {
    const { packed } = body as { packed: boolean };
    const next = packing.items.map((one) => (one.item === 'invoice' ? { ...one, packed } : one));
    packing = { ...packing, items: next, packed: packed ? by : null };
    return { packing };
  });
  stubApi({
    '/order/order-1/record': () => ({ order: sampleOrderRecord(), audit: [], notes: [], packing }),
    'PUT /order/order-1/packing/invoice': tick,
  });
  const app = renderApp(<OrdersScreen />, '/admin/all-orders?order=order-1', { session });
  return { ...app, tick };
}

const panel = async () => within(await screen.findByRole('region', { name: 'Packing list' }));

test('a tick packs an item, and the last one says by whom and when', async () => {
  const { user, notify, tick } = openPacking();
  const list = await panel();
  expect(list.getByText('1 of 2')).toBeVisible();
  expect(list.getByRole('status')).toHaveTextContent('Not packed yet');
  const invoice = list.getByRole('checkbox', { name: 'Invoice 2026-0043' });
  await user.click(invoice);
  expect(invoice).toBeChecked();
  expect(await list.findByText('2 of 2')).toBeVisible();
  expect(list.getByRole('status')).toHaveTextContent('Packed by Ada Curator, Nov 20, 2026, 14:45');
  await user.click(invoice);
  expect(await list.findByText('1 of 2')).toBeVisible();
  expect(tick.mock.calls.map(([, body]) => body)).toEqual([{ packed: true }, { packed: false }]);
  expect(notify).not.toHaveBeenCalled();
});

test('a refused tick disappears, and the message says why', async () => {
  const { user, notify, tick } = openPacking();
  tick.mockImplementationOnce(() => {
    throw new ApiError('The order has left: its packing list no longer changes.', 409);
  });
  const invoice = (await panel()).getByRole('checkbox', { name: 'Invoice 2026-0043' });
  await user.click(invoice);
  await waitFor(() => expect(notify).toHaveBeenCalledWith(expect.stringMatching(/has left/), 'error'));
  await waitFor(() => expect(invoice).not.toBeChecked());
});

test.each([
  ['an order that has left', { open: false }, undefined],
  ['an order for a curator', {}, customerSession({ user: { ...curator, staffRole: 'curator' } })],
])('the list of %s is only for reading', async (_what, changes, session) => {
  openPacking(changes, session);
  for (const box of (await panel()).getAllByRole('checkbox')) expect(box).toBeDisabled();
});

test('an order without ticks can be shipped', async () => {
  openPacking();
  await panel();
  expect(screen.getByRole('button', { name: 'Mark as Shipped' })).toBeEnabled();
});

test('an order that nobody packs has no list', async () => {
  stubApi({
    '/order/order-1/record': {
      order: sampleOrderRecord({ status: 'Pending' }),
      audit: [],
      packing: null,
    },
  });
  renderApp(<OrdersScreen />, '/admin/all-orders?order=order-1');
  await screen.findByRole('button', { name: 'Print' });
  expect(screen.queryByRole('region', { name: 'Packing list' })).not.toBeInTheDocument();
});
