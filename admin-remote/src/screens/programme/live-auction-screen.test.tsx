import type { LotResult, ResultsAnswer } from '@gallery/shared/contract/auction-results/results';
import type { ConsoleAnswer, ConsoleEntry, ConsoleLot } from '@gallery/shared/contract/auctions/auction';
import { followAuction } from '@gallery/shared/live';
import { Route, Routes } from '@gallery/shared/router';
import { renderApp } from '@gallery/shared/testing/render-app';
import { listed, sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { refused, stubApi } from '@gallery/shared/testing/stub-api';
import { act, screen, waitFor, within } from '@testing-library/react';
import { LiveAuctionScreen } from './live-auction-screen';

jest.mock('@gallery/shared/live', () => ({ followAuction: jest.fn(async () => undefined) }));
const followed = jest.mocked(followAuction);
jest.mock('@gallery/shared/browser/download-file', () => ({ downloadFile: jest.fn() }));
const { downloadFile } = jest.requireMock('@gallery/shared/browser/download-file');

const henrik = { user_id: '5a1e9b8e-0a4c-4a53-9f6c-0f4d5c1f7a10', paddle: 131, name: 'Henrik Lund' };
const claire = { user_id: '7f0f3f0e-2a46-4f0f-a1a0-3d6f4a5f9c11', paddle: 117, name: 'Claire Dubois' };
const opens = new Date(Date.now() - 3_600_000).toISOString();
const closes = new Date(Date.now() + 3_600_000).toISOString();

const lot: ConsoleLot = {
  _id: 'l8',
  number: 8,
  auction_id: 'a1',
  artwork_id: listed(sampleArtwork({ name_of_artwork: 'Mother and Seed' })),
  state: 'open',
  start: 6_000_000,
  price: 8_000_000,
  asking: 8_500_000,
  bids: 5,
  leader: 4,
  reserve: 'met',
  estimate_low: 9_000_000,
  estimate_high: 12_000_000,
  extended: false,
  ended_at: null,
  opens_at: opens,
  closes_at: closes,
  reserve_price: 8_000_000,
  leads: henrik,
  paddles: 3,
};

const bid: ConsoleEntry = {
  lot_id: 'l8',
  lot_number: 8,
  seq: 6,
  at: opens,
  by: henrik,
  price: 8_000_000,
  effect: 'leads',
  reserve_met: true,
  closes_at: null,
  bid: 5,
  max: null,
  retracted: false,
  unusual: false,
  checked: false,
};

function consoleAnswer(given: Partial<ConsoleAnswer> = {}): ConsoleAnswer {
  return {
    auction: {
      _id: 'a1',
      title: 'Harmattan Auction',
      state: 'running',
      viewing: '',
      opens_at: opens,
      first_closes_at: closes,
      last_closes_at: closes,
      lots: 2,
      ended: 0,
      sold: 0,
      hammer: 0,
    },
    lots: [lot],
    entries: [bid],
    bids: 5,
    paddles: 3,
    last_minute: 1,
    watching: 2,
    unusual: [],
    waiting: [],
    versions: { increments: 1, premium: 1, conditions: 1 },
    now: new Date().toISOString(),
    stream_position: 1,
    ...given,
  };
}

function openScreen(answers: Parameters<typeof stubApi>[0]) {
  stubApi(answers);
  return renderApp(
    <Routes>
      <Route path="/admin/auctions/:id/live" element={<LiveAuctionScreen />} />
    </Routes>,
    '/admin/auctions/a1/live',
  );
}

test('the console shows the state of its stream and reads again when it is stale', async () => {
  const read = jest.fn(() => consoleAnswer());
  openScreen({ '/auction/a1/console': read });
  expect(await screen.findByRole('heading', { name: 'Harmattan Auction' })).toBeVisible();
  expect(screen.getByText(/Reconnecting…/)).toBeVisible();
  await waitFor(() => expect(followed).toHaveBeenCalledTimes(1));
  const [listener] = followed.mock.calls[0] as Parameters<typeof followed>;
  act(() => listener.onLine?.(true));
  expect(screen.getByText(/in step/)).toBeVisible();
  read.mockReturnValue(consoleAnswer({ bids: 6 }));
  act(() => listener.onStale());
  await waitFor(() => expect(screen.getByRole('region', { name: 'Bids' })).toHaveTextContent('6'));
});

test('the dialog shows the result of a retraction and requires a reason', async () => {
  const retract = jest.fn((_query: unknown, _body: unknown) => ({ message: 'The bid is retracted.' }));
  const stand = { price: 8_000_000, leader: henrik, reserve: 'met', bids: 5, closes_at: closes };
  const after = { price: 6_500_000, leader: claire, reserve: 'not met', bids: 4, closes_at: closes };
  const retraction = { lot_id: 'l8', lot_number: 8, bidder: henrik, before: stand, after, mails: 3 };
  const { user, notify } = openScreen({
    '/auction/a1/console': consoleAnswer(),
    '/auction/bid/5/retraction': (query, body) => (body ? retract(query, body) : { retraction }),
  });
  await user.click(await screen.findByRole('button', { name: /^Retract/ }));
  const dialog = screen.getByRole('dialog', { name: 'Retract paddle 131’s bid on lot 8?' });
  expect(await within(dialog).findByRole('row', { name: /^Leads/ })).toHaveTextContent(
    '131 Henrik Lund117 Claire Dubois',
  );
  expect(within(dialog).getByText(/3 bidders get an email now/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Retract bid' }));
  expect(await within(dialog).findByText('Reason is required')).toBeVisible();
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Typed a zero too many');
  await user.click(within(dialog).getByRole('button', { name: 'Retract bid' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('The bid is retracted.', 'success'));
  expect(retract.mock.calls[0]?.[1]).toEqual({ reason: 'Typed a zero too many' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a refused withdrawal keeps the typed reason', async () => {
  const { user, notify } = openScreen({
    '/auction/a1/console': consoleAnswer(),
    '/auction/lot/l8/withdraw': () => refused(409, 'The lot has ended.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Withdraw lot…' }));
  const dialog = screen.getByRole('dialog', { name: 'Withdraw lot 8, Mother and Seed?' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'The artist asked for it back');
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw lot' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('The lot has ended.', 'error'));
  expect(within(dialog).getByRole('textbox', { name: 'Reason' })).toHaveValue('The artist asked for it back');
});

const sum = { hammer: 650_000, premium: 97_500, vat: 7_312, delivery: 0, total: 754_812 };
const unpaid: LotResult = {
  lot: { ...lot, state: 'sold', price: 650_000 },
  state: 'unpaid',
  leader: henrik,
  max: 700_000,
  total: sum,
  withdrawn_reason: null,
  order: null,
  offers: [],
  strikes: [{ _id: 3, of: henrik, standing: 1, lifted: false }],
  next: { to: claire, amount: 600_000, total: { ...sum, hammer: 600_000, total: 696_750 } },
};
const sums: ResultsAnswer['sums'] = {
  sold: 1,
  hammer: 650_000,
  estimate_low: 600_000,
  estimate_high: 800_000,
  premium: 97_500,
  vat: 7_312,
  paid: 0,
  paid_sum: 0,
  due: 0,
  unpaid: 1,
};

function openResults(answers: Parameters<typeof stubApi>[0] = {}) {
  const ended = consoleAnswer();
  const results = { auction: ended.auction, results: [unpaid], sums, now: ended.now };
  return openScreen({
    '/auction/a1/console': { ...ended, auction: { ...ended.auction, ended: 1 } },
    '/auction/a1/results': results,
    ...answers,
  });
}

test('a curator offers an unpaid lot to the runner-up', async () => {
  const offer = jest.fn((_query: unknown, _body: unknown) => ({
    message: 'The lot is offered for 24 hours.',
  }));
  const { user, notify } = openResults({ '/auction/lot/l8/offer': offer });
  const panel = await screen.findByRole('region', { name: 'Lot 8, unpaid' });
  expect(panel).toHaveTextContent('#696,750');
  await user.click(within(panel).getByRole('button', { name: 'Make second-chance offer' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('The lot is offered for 24 hours.', 'success'));
  expect(offer.mock.calls[0]?.[1]).toEqual({ user_id: claire.user_id });
});

test('a curator lifts a strike with a reason', async () => {
  const lift = jest.fn((_query: unknown, _body: unknown) => ({ message: 'The strike is lifted.' }));
  const { user, notify } = openResults({ '/auction/strike/3/lift': lift });
  const panel = await screen.findByRole('region', { name: 'Lot 8, unpaid' });
  expect(panel).toHaveTextContent('Strike 1 of 2.');
  await user.click(within(panel).getByRole('button', { name: 'Lift…' }));
  const dialog = screen.getByRole('dialog', { name: 'Lift the strike of paddle 131?' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'The bank was at fault');
  await user.click(within(dialog).getByRole('button', { name: 'Lift the strike' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('The strike is lifted.', 'success'));
});

test("'Export CSV' saves the results as a file", async () => {
  const { user } = openResults({ '/auction/a1/results.csv': 'Lot,Artwork' });
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(downloadFile).toHaveBeenCalledTimes(1));
  expect(downloadFile.mock.calls[0]).toEqual(['results.csv', 'text/csv;charset=utf-8', '\uFEFFLot,Artwork']);
});

test('an unknown auction leads to all auctions', async () => {
  openScreen({ '/auction/a1/console': () => refused(404, 'No auction with this id.') });
  expect(await screen.findByText('No auction here')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All auctions' })).toHaveAttribute('href', '/admin/auctions');
});
