import type { FiguresAnswer } from '@gallery/shared/contract/figures/figures.schema';
import { renderApp } from '@gallery/shared/testing/render-app';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { FiguresScreen } from './figures-screen';

const months = [{ month: '2026-10', amount: 1_000_000 }];
const none = { amount: 0, works: 0, months: [{ month: '2026-10', amount: 0 }] };
const answer: FiguresAnswer = {
  total: { amount: 1_250_000, works: 2, median_price: 625_000, median_days: 74 },
  before: { amount: 1_000_000, works: 1, median_price: 1_000_000, median_days: 65 },
  weeks: [
    { starts_on: '2026-10-05', amount: 250_000, works: 1, before: 0 },
    { starts_on: '2026-10-12', amount: 1_000_000, works: 1, before: 900_000 },
  ],
  artists: [
    { name: 'Chukwudi Okafọ', amount: 1_000_000, works: 1 },
    { name: 'Ngọzi Eze', amount: 250_000, works: 1 },
  ],
  types: [
    { type: 'Painting', amount: 1_250_000, works: 2, months },
    { type: 'Digital Painting', ...none },
    { type: 'Sculpture', ...none },
  ],
  bands: [
    { from: 0, amount: 0, works: 0 },
    { from: 250_000, amount: 250_000, works: 1 },
    { from: 1_000_000, amount: 1_000_000, works: 1 },
  ],
  steps: { views: 400, enquiries: 8, sales: 2 },
  days: {
    spread: [
      { days: 74, sold: 2, listed: 0 },
      { days: 391, sold: 0, listed: 1 },
    ],
    longest: [{ _id: 'blue', name: 'Blue Yard', artist: 'Inês Carvalho', days: 391, state: 'available' }],
  },
};

test('shows the totals of the last 26 weeks against the year before', async () => {
  const { read } = open('');
  const sold = await screen.findByRole('region', { name: 'Sold' });
  expect(sold).toHaveTextContent('1,250,000 naira+25% on the year before');
  expect(screen.getByRole('region', { name: 'Works' })).toHaveTextContent('2+1 on the year before');
  expect(screen.getByRole('region', { name: 'Median days listed' })).toHaveTextContent(
    '+9 on the year before',
  );
  const [{ from, to }] = read.mock.calls[0] as [{ from: string; to: string }];
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  expect([new Date(from).getUTCDay(), Math.floor(days / 7)]).toEqual([1, 25]);
});

test('each plot says what it shows and has a table', async () => {
  open('?from=2026-10-05&to=2026-10-18');
  const weeks = await screen.findByRole('region', { name: 'Sales by week' });
  expect(within(weeks).getByRole('img')).toHaveAccessibleName(
    'Sales by week in naira, 2 weeks. Highest: #1m in the week of Oct 12.',
  );
  expect(within(weeks).getAllByRole('row', { hidden: true })[1]).toHaveTextContent('Oct 12');
  expect(screen.getByText('Two artists account for 100% of sales.')).toBeVisible();
  expect(screen.getByText('Painting: 2 of 2 works, 100% of sales.')).toBeVisible();
  expect(screen.getByText('1 work has been listed for more than 200 days.')).toBeVisible();
  expect(screen.getByText('A sale takes 200 views and 4 enquiries on average.')).toBeVisible();
  expect(screen.getByRole('img', { name: /^Listed: 1 work by days/ })).toHaveAccessibleName(
    'Listed: 1 work by days listed. Listed longest: Blue Yard, 391 days.',
  );
});

test('exports the table of a plot with its days', async () => {
  const csv = jest.fn((_query: object) => '"Artist"\r\n');
  const read = jest.fn((_query: object) => answer);
  stubApi({ '/figures': read, '/figures/export.csv': csv });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:figures';
  URL.revokeObjectURL = () => undefined;
  const query = { from: '2026-10-05', to: '2026-10-18' };
  const { user, notify } = renderApp(
    <FiguresScreen />,
    `/admin/sales-figures?${new URLSearchParams(query).toString()}`,
  );
  await user.click(await screen.findByRole('button', { name: 'CSV of By artist' }));
  await waitFor(() =>
    expect(notify).toHaveBeenCalledWith(
      'The table is in figures-artists-2026-10-05-to-2026-10-18.csv.',
      'success',
    ),
  );
  expect(csv).toHaveBeenCalledWith({ figure: 'artists', from: '2026-10-05', to: '2026-10-18' }, undefined);
});

test('asks for days in order before it reads figures', async () => {
  const { read } = open('?from=2026-10-05&to=2026-10-01');
  expect(await screen.findByText('Choose a first day and a last day, at most a year apart.')).toBeVisible();
  expect(read).not.toHaveBeenCalled();
});

test('a press on 13 weeks reads these weeks', async () => {
  const { read, user } = open('');
  await user.click(await screen.findByRole('button', { name: '13 weeks' }));
  expect(screen.getByRole('button', { name: '13 weeks', pressed: true })).toBeVisible();
  await screen.findByRole('region', { name: 'Sold' });
  expect(read).toHaveBeenCalledTimes(2);
});

function open(query: string) {
  const read = jest.fn((_query: object) => answer);
  stubApi({ '/figures': read });
  const { user } = renderApp(<FiguresScreen />, `/admin/sales-figures${query}`);
  return { read, user };
}
