import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleOrderRow } from '@gallery/shared/testing/sample-order';
import { apiDown, stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor } from '@testing-library/react';
import { OrdersScreen } from './orders-screen';

const list = { total: 1, first: 1, next: null, previous: null, orders: [sampleOrderRow()] };
let saved: { name: string; content: Blob }[];

beforeEach(() => {
  saved = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    const last = saved.at(-1);
    if (last) last.name = this.download;
  });
  URL.createObjectURL = (content) => {
    saved.push({ name: '', content: content as Blob });
    return 'blob:orders';
  };
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => jest.restoreAllMocks());

test("'Download CSV' saves every filtered order in a file", async () => {
  const csv = jest.fn((_query: object) => '"S/N"\r\n1\r\n');
  stubApi({ '/order': list, '/order/export.csv': csv });
  const { user } = renderApp(<OrdersScreen />, '/admin/all-orders?status=Paid&cursor=second');
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(csv).toHaveBeenCalledWith({ status: 'Paid' }, undefined);
  expect(saved[0]?.name).toBe('orders.csv');
  const bytes = new Uint8Array((await saved[0]?.content.arrayBuffer()) ?? []);
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe('\uFEFF"S/N"\r\n1\r\n');
});

test('a failed download shows an error', async () => {
  stubApi({ '/order': list, '/order/export.csv': apiDown });
  const { user, notify } = renderApp(<OrdersScreen />, '/admin/all-orders');
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  await waitFor(() =>
    expect(notify).toHaveBeenCalledWith(expect.stringContaining('Could not send request'), 'error'),
  );
});

test.each([
  ['?from=2026-10-01&to=2026-10-31', 'Accounts of these days', /^accounts-2026-10-01-to-2026-10-31\.csv$/],
  ['?to=2026-10-20', 'Accounts of these days', /^accounts-2026-10-01-to-2026-10-20\.csv$/],
  ['', 'Accounts of last month', /^accounts-20\d\d-\d\d-01-to-20\d\d-\d\d-(28|29|30|31)\.csv$/],
])('the accounts of the filter %j name their range', async (query, button, name) => {
  const accounts = jest.fn((_query: object) => '"Payment date"\r\n');
  stubApi({ '/order': list, '/order/accounts.csv': accounts });
  const { user } = renderApp(<OrdersScreen />, `/admin/all-orders${query}`);
  await user.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toMatch(name);
  const [, from, to] = saved[0]?.name.match(/accounts-(.*)-to-(.*)\.csv/) ?? [];
  expect(accounts).toHaveBeenCalledWith({ from, to }, undefined);
});
