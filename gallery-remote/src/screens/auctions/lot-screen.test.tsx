import type { Lot } from '@gallery/shared/contract/auctions/auction';
import { Route, Routes } from '@gallery/shared/router';
import { renderApp, shownAddress, textsOf } from '@gallery/shared/testing/render-app';
import { sampleLotAnswer, sampleLotBids } from '@gallery/shared/testing/sample-lot-page';
import { refused, stubApi } from '@gallery/shared/testing/stub-api';
import { screen, within } from '@testing-library/react';
import { LotScreen } from './lot-screen';

const site = (
  <Routes>
    <Route path="/auction-bidding/:id" element={<LotScreen />} />
    <Route path="*" element={<p>Elsewhere</p>} />
  </Routes>
);

type Stage = { lot?: Partial<Lot>; now?: string; answers?: object };

/** Stops the gallery's time at `now`, so that the texts do not depend on the test's speed. */
function openLot({ lot, now = '2026-11-22T13:04:42.000Z', answers }: Stage = {}) {
  jest.useFakeTimers({ now: Date.parse(now), doNotFake: ['performance', 'setTimeout', 'queueMicrotask'] });
  stubApi({
    '/lot/lot-5': sampleLotAnswer(lot, { now }),
    '/lot/lot-5/bids': sampleLotBids(),
    ...answers,
  });
  return renderApp(site, '/auction-bidding/lot-5');
}

afterEach(() => jest.useRealTimers());

const panel = async () => within(await screen.findByRole('region', { name: 'Bidding' }));

test('the page shows the work, its auction, and links to the lots beside it', async () => {
  openLot();
  expect(await screen.findByRole('heading', { level: 1, name: 'Agwọlagwọ' })).toBeVisible();
  const lots = within(screen.getByRole('navigation', { name: 'Lots' }));
  expect(lots.getByText('Lot 5 of 7')).toHaveAttribute('aria-current', 'page');
  expect(lots.getByRole('link', { name: 'Lot 6' })).toHaveAttribute('href', '/auction-bidding/lot-6');
  expect(screen.getByText('Ikoyi, Lagos, until the sale')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Zoom' })).toBeVisible();
  expect(document.title).toBe('Lot 5: Agwọlagwọ by Ngọzi Eze · Uli Gallery');
});

test('a chosen picture of the work takes the place of the main one', async () => {
  const lot = sampleLotAnswer();
  const back = { _id: 'p-1', kind: 'back', alt: 'The signature', img_url: '/v0/b.jpg', picture: null };
  const answer = { ...lot, artwork: { ...lot.artwork, pictures: [back] } };
  const { user } = openLot({ answers: { '/lot/lot-5': answer } });
  await user.click(await screen.findByRole('button', { name: 'Back, 2 of 2' }));
  expect(screen.getByRole('img', { name: 'The signature' })).toHaveAttribute('src', '/v0/b.jpg');
  expect(screen.getByRole('button', { name: 'View in a room' })).toBeEnabled();
});

test('the panel shows price, time, and total, and the log-in keeps the amount', async () => {
  const { user } = openLot();
  const bidding = await panel();
  expect(bidding.getByText('Bidding is open')).toBeVisible();
  expect(bidding.getByText('1,300,000 naira')).toBeInTheDocument();
  expect(bidding.getByText('5 bids · Reserve met')).toBeVisible();
  expect(bidding.getByRole('timer')).toHaveTextContent('04:09:18');
  expect(bidding.getByText('Ends today at 18:14:00 Lagos time')).toBeVisible();
  expect(bidding.getAllByText('1,670,750 naira')[0]).toBeInTheDocument();
  await user.click(bidding.getByRole('link', { name: 'Log in to bid' }));
  expect(shownAddress()).toBe('/login');
  expect(window.history.state.usr).toEqual({ previous: '/auction-bidding/lot-5?bid=1400000' });
});

test('the bidding follows the title and precedes the facts', async () => {
  openLot();
  const bidding = await screen.findByRole('region', { name: 'Bidding' });
  const title = screen.getByRole('heading', { level: 1 });
  const estimate = screen.getByText('Estimate');
  expect(title.compareDocumentPosition(bidding)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(bidding.compareDocumentPosition(estimate)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the list shows the bids newest first, in Lagos time', async () => {
  openLot();
  const list = await screen.findByRole('list', { name: 'Bids, newest first' });
  expect(textsOf(within(list).getAllByRole('listitem'))).toEqual([
    'Bidder 7#1,300,0001,300,000 naira14:02Leads.',
    'Bidder 4#1,200,0001,200,000 naira13:47',
    'Bidder 3#800,000800,000 nairaNov 21, 10:05The opening bid.',
  ]);
});

test('a retracted bid says so and no longer leads', async () => {
  const [bid] = sampleLotBids().bids;
  openLot({ answers: { '/lot/lot-5/bids': sampleLotBids({ bids: bid && [{ ...bid, retracted: true }] }) } });
  expect(await screen.findByText('Retracted by the gallery.')).toBeVisible();
  expect(screen.queryByText('Leads.')).not.toBeInTheDocument();
});

test('an upcoming lot shows its opening and offers to register', async () => {
  openLot({
    lot: { state: 'upcoming', bids: 0, price: 0, asking: 800_000, leader: null, reserve: 'not met' },
    now: '2026-11-18T09:00:00.000Z',
  });
  const bidding = await panel();
  expect(bidding.getByText('It opens on Friday, November 20 at 10:00, Lagos time.')).toBeVisible();
  expect(bidding.getByText('No bids yet · With a reserve')).toBeVisible();
  expect(bidding.getByRole('timer', { name: 'Opens in 2 days' })).toBeVisible();
  expect(bidding.getByRole('link', { name: 'Register to bid' })).toBeVisible();
});

test('the clock moves to the top in the last three minutes', async () => {
  openLot({ now: '2026-11-22T17:11:13.000Z' });
  const timer = (await panel()).getByRole('timer', { name: 'Less than three minutes left' });
  expect(timer).toHaveTextContent('02:47');
  expect(timer.compareDocumentPosition(screen.getByText('Bidding is open'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test.each<[what: string, lot: Partial<Lot>, texts: string[], link: string]>([
  [
    'closing, until the server announces the end',
    { state: 'open' },
    ['Closing…', 'Ended at 18:14:00 Lagos time', 'Last bid'],
    '',
  ],
  [
    'sold',
    { state: 'sold', ended_at: '2026-11-22T17:14:01.000Z' },
    ['Sold', 'To Bidder 7, today at 18:14:01 Lagos time.', 'Hammer price'],
    'See the record',
  ],
  [
    'passed',
    { state: 'passed', reserve: 'not met', ended_at: '2026-11-22T17:14:01.000Z' },
    ['Passed', 'The reserve was not met, so the work was not sold.', 'Highest bid'],
    'Talk to us',
  ],
  [
    'passed without a bid',
    { state: 'passed', bids: 0, leader: null, ended_at: '2026-11-22T17:14:01.000Z' },
    ['Passed', 'Nobody has bid, so the work was not sold.'],
    'Talk to us',
  ],
  [
    'withdrawn',
    { state: 'withdrawn', ended_at: '2026-11-22T11:15:00.000Z' },
    [
      'Withdrawn',
      'The gallery withdrew this lot on November 22, 2026 at 12:15. All bids on it are void and nobody owes anything.',
    ],
    'See other lots',
  ],
])('the panel shows the state of a lot: %s', async (_what, lot, texts, link) => {
  openLot({ lot, now: '2026-11-22T17:20:00.000Z' });
  const bidding = await panel();
  for (const text of texts) expect(bidding.getByText(text)).toBeVisible();
  expect(bidding.queryByText(/in all/i)).not.toBeInTheDocument();
  if (link) expect(bidding.getByRole('link', { name: link })).toBeVisible();
});

test('an unknown lot shows a message', async () => {
  openLot({ answers: { '/lot/lot-5': () => refused(404, 'There is no such lot.') } });
  expect(await screen.findByRole('heading', { name: 'Lot not found' })).toBeVisible();
});
