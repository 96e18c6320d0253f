import type { DashboardAnswer } from '@gallery/shared/contract/figures/figures';
import { renderApp, textsOf } from '@gallery/shared/testing/render-app';
import { sampleOrderRow } from '@gallery/shared/testing/sample-order';
import { apiDown, stubApi } from '@gallery/shared/testing/stub-api';
import { screen, within } from '@testing-library/react';
import { DashboardScreen } from './dashboard-screen';

/** jsdom lays nothing out, so every element gets the width of an office screen. */
globalThis.ResizeObserver = class {
  constructor(private send: ResizeObserverCallback) {}
  observe(target: Element) {
    const contentRect = { top: 0, left: 0, width: 900, height: 212 };
    this.send([{ target, contentRect } as ResizeObserverEntry], this as unknown as ResizeObserver);
  }
  disconnect() {}
} as unknown as typeof ResizeObserver;

const figures: DashboardAnswer = {
  today: { amount: 3_840_000, count: 2, change: 0.12 },
  month: { amount: 19_640_000, count: 1, change: -0.08 },
  all_time: { amount: 214_180_000, count: 163, change: null },
  weeks: [
    { starts_on: '2026-11-02', amount: 8_900_000, count: 3 },
    { starts_on: '2026-11-09', amount: 0, count: 0 },
    { starts_on: '2026-11-16', amount: 6_200_000, count: 2 },
  ],
  latest: [sampleOrderRow()],
  auctions: {
    month: { amount: 4_250_000, count: 3 },
    running: { _id: 'harmattan', title: 'Harmattan Auction', lots: 8, ended: 5, bids: 41 },
    waiting: 2,
    waiting_in: { _id: 'harmattan', title: 'Harmattan Auction' },
  },
};

test('three tiles show the sales of today, this month, and all time', async () => {
  stubApi({ '/dashboard': figures });
  renderApp(<DashboardScreen />, '/admin/dashboard');
  const today = await screen.findByRole('region', { name: 'Total Sales, Today' });
  expect(today).toHaveTextContent('#3,840,0003,840,000 naira2 orders · +12% on yesterday');
  expect(screen.getByRole('region', { name: 'Total Sales, This month' })).toHaveTextContent(
    '1 order · -8% on last month',
  );
  expect(screen.getByRole('region', { name: 'Total Sales, All time' })).toHaveTextContent(/163 orders$/);
  expect(screen.getAllByRole('heading', { name: 'Total Sales' })).toHaveLength(3);
});

test('the panel shows hammer prices, the running auction, and bidders to approve', async () => {
  stubApi({ '/dashboard': figures });
  renderApp(<DashboardScreen />, '/admin/dashboard');
  const hammer = await screen.findByRole('region', { name: 'Hammer prices, This month' });
  expect(hammer).toHaveTextContent('#4,250,000');
  expect(hammer).toHaveTextContent('3 lots sold');
  const running = screen.getByRole('region', { name: 'Running auction' });
  expect(within(running).getByRole('link', { name: 'Harmattan Auction' })).toHaveAttribute(
    'href',
    '/admin/auctions/harmattan',
  );
  expect(running).toHaveTextContent('5 of 8 lots ended, 41 bids');
  expect(screen.getByRole('region', { name: 'Bidders to approve' })).toHaveTextContent('2');
  expect(screen.getByRole('link', { name: '2 in Harmattan Auction' })).toHaveAttribute(
    'href',
    '/admin/auctions/harmattan?bidders=waiting',
  );
});

test('the panel says that no auction runs', async () => {
  stubApi({ '/dashboard': { ...figures, auctions: { ...figures.auctions, running: null, waiting: 0 } } });
  renderApp(<DashboardScreen />, '/admin/dashboard');
  expect(await screen.findByRole('region', { name: 'Running auction' })).toHaveTextContent(
    'None at the moment',
  );
});

test('the chart has a text and opens as a table', async () => {
  stubApi({ '/dashboard': figures });
  const { user } = renderApp(<DashboardScreen />, '/admin/dashboard');
  const chart = await screen.findByRole('img', { name: /^Sales per week, 3 weeks, in naira/ });
  expect(chart).toHaveAccessibleName(/Highest: #8.9m in the week of Nov 2\.$/);
  expect(within(chart).getByText('This week')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  const rows = within(screen.getByRole('table', { name: 'Sales per week' })).getAllByRole('row');
  expect(textsOf(rows)).toEqual([
    'Week ofOrdersAmount',
    'Nov 16 (this week)2 orders#6,200,0006,200,000 naira',
    'Nov 90 orders#00 naira',
    'Nov 23 orders#8,900,0008,900,000 naira',
  ]);
  await user.click(screen.getByRole('button', { name: 'Show as chart' }));
  expect(await screen.findByRole('img', { name: /^Sales per week/ })).toBeVisible();
});

test('the latest orders link to each order and to all orders', async () => {
  stubApi({ '/dashboard': figures });
  renderApp(<DashboardScreen />, '/admin/dashboard');
  const panel = within(await screen.findByRole('region', { name: 'Latest Orders' }));
  expect(textsOf(panel.getAllByRole('columnheader'))).toEqual([
    'S/N',
    'Order',
    'Name',
    'Email address',
    'Amount',
    'Status',
    'Date',
  ]);
  expect(panel.getByRole('link', { name: 'Tunde Ọláyínká' })).toHaveAttribute(
    'href',
    '/admin/all-orders?order=order-1',
  );
  expect(panel.getByText('Nov 21, 2026')).toBeVisible();
  expect(panel.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/admin/all-orders');
});

test('a gallery without sales says so', async () => {
  const nothing = { amount: 0, count: 0, change: null };
  const weeks = figures.weeks.map((week) => ({ ...week, amount: 0, count: 0 }));
  stubApi({ '/dashboard': { today: nothing, month: nothing, all_time: nothing, weeks, latest: [] } });
  renderApp(<DashboardScreen />, '/admin/dashboard');
  expect(await screen.findByText('No order here')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Total Sales, Today' })).toHaveTextContent('no sales yesterday');
  expect(await screen.findByRole('img', { name: /No sales\.$/ })).toBeVisible();
});

test("'Try again' loads the figures after a failure", async () => {
  let answer: () => object = apiDown;
  stubApi({ '/dashboard': () => answer() });
  const { user } = renderApp(<DashboardScreen />, '/admin/dashboard');
  await screen.findByRole('alert');
  answer = () => figures;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Latest Orders' })).toBeVisible();
});
