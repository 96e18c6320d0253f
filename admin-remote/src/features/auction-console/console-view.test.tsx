import type { StaffRole } from '@gallery/shared/contract/account/roles';
import type { ConsoleEntry, ConsoleLot } from '@gallery/shared/contract/auctions/auction';
import { renderApp } from '@gallery/shared/testing/render-app';
import { listed, sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { curator, customerSession } from '@gallery/shared/testing/sample-order';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Console } from './console.queries';
import { ConsoleView } from './console-view';

const claire = { user_id: 'u1', paddle: 117, name: 'Claire Dubois' };
const now = Date.parse('2026-11-28T19:03:42.000Z');

const lot: ConsoleLot = {
  _id: 'l6',
  number: 6,
  auction_id: 'a1',
  artwork_id: listed(sampleArtwork({ name_of_artwork: 'Lines for My Mother' })),
  state: 'open',
  start: 800_000,
  price: 1_500_000,
  asking: 1_600_000,
  bids: 11,
  leader: 3,
  reserve: 'met',
  estimate_low: 1_200_000,
  estimate_high: 1_600_000,
  extended: false,
  ended_at: null,
  opens_at: '2026-11-27T09:00:00.000Z',
  closes_at: '2026-11-28T19:05:00.000Z',
  reserve_price: 1_100_000,
  leads: claire,
  paddles: 5,
};
const later: ConsoleLot = {
  ...lot,
  _id: 'l8',
  number: 8,
  closes_at: '2026-11-28T19:07:00.000Z',
  leads: null,
  price: 0,
};
const sold: ConsoleLot = {
  ...lot,
  _id: 'l1',
  number: 1,
  state: 'sold',
  ended_at: '2026-11-28T19:00:00.000Z',
};

const bid: ConsoleEntry = {
  lot_id: 'l6',
  lot_number: 6,
  seq: 12,
  at: '2026-11-28T19:01:12.000Z',
  by: claire,
  price: 1_500_000,
  effect: 'leads',
  reserve_met: true,
  closes_at: '2026-11-28T19:05:00.000Z',
  bid: 41,
  max: null,
  retracted: false,
  unusual: true,
  checked: false,
};
const earlier: ConsoleEntry = {
  ...bid,
  lot_id: 'l1',
  lot_number: 1,
  seq: 4,
  bid: 7,
  effect: 'led',
  max: 700_000,
  unusual: false,
  reserve_met: false,
  closes_at: null,
  at: '2026-11-28T18:58:47.000Z',
};

const running: Console = {
  auction: {
    _id: 'a1',
    title: 'Harmattan Auction',
    state: 'running',
    viewing: '',
    opens_at: lot.opens_at,
    first_closes_at: lot.closes_at,
    last_closes_at: later.closes_at,
    lots: 3,
    ended: 1,
    sold: 1,
    hammer: 975_000,
  },
  lots: [sold, lot, later],
  entries: [bid, earlier],
  bids: 70,
  paddles: 23,
  last_minute: 3,
  watching: 14,
  unusual: [bid],
  waiting: [],
  versions: { increments: 2, premium: 1, conditions: 3 },
  now: new Date(now).toISOString(),
  stream_position: 9,
  clockOffsetMs: 0,
};

const [onRetract, onWithdraw] = [jest.fn(), jest.fn()];

function openConsole(
  { results, ...of }: Partial<Console> & { results?: ReactNode } = {},
  staffRole: StaffRole = 'manager',
) {
  jest.useFakeTimers({ now, advanceTimers: true });
  return renderApp(
    <ConsoleView
      of={{ ...running, ...of }}
      isFollowed
      onRetract={onRetract}
      onWithdraw={onWithdraw}
      results={results}
    />,
    '/',
    { session: customerSession({ user: { ...curator, staffRole } }) },
  );
}

afterEach(() => jest.useRealTimers());

test('the console shows the lot that ends next with its clock and its reserve', () => {
  openConsole();
  expect(screen.getByRole('heading', { name: 'Lines for My Mother' })).toBeVisible();
  expect(screen.getByText('Ends next: lot 6')).toBeVisible();
  expect(screen.getByText('01:18', { selector: '[role=timer]' })).toBeVisible();
  expect(screen.getByText(/staff only/)).toHaveTextContent('Met · #1,100,000');
  expect(screen.getByRole('region', { name: 'Bids' })).toHaveTextContent('70');
});

test('the table sorts lots by time left or by number', async () => {
  const { user } = openConsole();
  const order = () =>
    within(screen.getByRole('table', { name: 'Lots' }))
      .getAllByText(/^Lot \d/)
      .map((one) => one.textContent?.slice(0, 5));
  expect(order()).toEqual(['Lot 6', 'Lot 8', 'Lot 1']);
  await user.click(screen.getByRole('button', { name: 'By lot number' }));
  expect(order()).toEqual(['Lot 1', 'Lot 6', 'Lot 8']);
});

test("the bid list shows each bid's effect, hides open maximums, and can be held and filtered", async () => {
  const { user } = openConsole();
  const rows = () =>
    within(screen.getByRole('table', { name: 'Bids' }))
      .getAllByRole('row')
      .slice(1);
  expect(rows()[0]).toHaveTextContent('Leads. Reserve met. End moved to 20:05:00.');
  expect(rows()[0]).toHaveTextContent('at the end');
  expect(rows()[1]).toHaveTextContent('#700,000');
  await user.click(within(rows()[0] as HTMLElement).getByRole('button', { name: /^Retract/ }));
  expect(onRetract).toHaveBeenCalledWith(expect.objectContaining({ bid: 41 }));
  await user.click(screen.getByRole('button', { name: 'Pause list' }));
  expect(screen.getByRole('button', { name: 'Resume' })).toHaveAttribute('aria-pressed', 'true');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Lots' }), 'Lot 1');
  expect(rows()).toHaveLength(1);
});

test('a curator follows the console and decides nothing there', () => {
  const waiting = [{ ...claire, email: 'claire@example.com', email_confirmed: true, since: bid.at }];
  openConsole({ waiting }, 'curator');
  expect(screen.getByText('Ends next: lot 6')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Unusual bid on lot 6' })).toBeVisible();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'By lot number',
    'Pause list',
  ]);
  expect(screen.queryByRole('link', { name: 'Decide' })).not.toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: 'Actions' })).not.toBeInTheDocument();
});

test('the console lists an unusual bid and withdraws a lot from its row', async () => {
  const { user } = openConsole();
  const panel = screen.getByRole('region', { name: /Needs you/ });
  expect(within(panel).getByRole('heading', { name: 'Unusual bid on lot 6' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Withdraw… lot 8' }));
  expect(onWithdraw).toHaveBeenCalledWith(later);
});

test('the console shows three open entries, and all of them on request', async () => {
  const unusual = Array.from({ length: 12 }, (_, seq) => ({ ...bid, seq, bid: seq }));
  const ayo = { user_id: 'u2', paddle: 120, name: 'Ayo Bello', email: 'ayo@example.com' };
  const waiting = [{ ...ayo, email_confirmed: true, since: bid.at }];
  const { user } = openConsole({ unusual, waiting });
  const panel = within(screen.getByRole('region', { name: /Needs you/ }));
  const headings = () => panel.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  const unusualBid = 'Unusual bid on lot 6';
  expect(headings()).toEqual(['Bidder waiting for approval', unusualBid, unusualBid]);
  await user.click(panel.getByRole('button', { name: 'Show all 13' }));
  expect(headings()).toHaveLength(13);
  await user.click(panel.getByRole('button', { name: 'Show fewer' }));
  expect(headings()).toHaveLength(3);
});

test('the console groups many approvals in one entry', () => {
  const waiting = Array.from({ length: 50 }, (_, index) => ({
    user_id: `u${index}`,
    paddle: 200 + index,
    name: `Bidder ${index}`,
    email: `b${index}@example.com`,
    email_confirmed: false,
    since: bid.at,
  }));
  openConsole({ unusual: [], waiting });
  const panel = within(screen.getByRole('region', { name: /Needs you/ }));
  expect(panel.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  expect(panel.getByText('And 47 more.')).toBeVisible();
  expect(panel.getByRole('link', { name: 'Decide' })).toHaveAttribute('href', '/admin/auctions/a1');
});

test.each([
  ['closed above the lots while a lot is open', [sold, lot], false],
  ['open above the lots once all have ended', [sold], true],
])('keeps the results %s', (_, lots, isOpenAtOnce) => {
  openConsole({ lots, results: <p>The results</p> });
  const summary = screen.getByText('Results: 1 of 3 lots ended');
  const table = screen.getByRole('table', { name: 'Lots' });
  expect(summary.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(summary.closest('details')).toHaveProperty('open', isOpenAtOnce);
});

test('the console hides the panel when nothing waits', () => {
  openConsole({ unusual: [] });
  expect(screen.queryByRole('region', { name: /Needs you/ })).not.toBeInTheDocument();
});
