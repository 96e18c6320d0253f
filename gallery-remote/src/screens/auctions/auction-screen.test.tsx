import type { Lot } from '@gallery/shared/contract/auctions/auction';
import { pageDataOf } from '@gallery/shared/routes/define-routes';
import { hydrateApp } from '@gallery/shared/testing/hydrate-app';
import { renderApp, shownAddress } from '@gallery/shared/testing/render-app';
import { listed, sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { sampleAuction, sampleLot } from '@gallery/shared/testing/sample-lot';
import { apiDown, stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes';
import { cardOf, now, stubAuctions } from '../../testing/stub-auctions';
import { AuctionScreen } from './auction-screen';

const stone = listed(sampleArtwork({ _id: 'work-2', name_of_artwork: 'Stone with a Window' }));

test('a lot shows estimate, price, reserve, bids, and time left', async () => {
  stubAuctions({});
  renderApp(<AuctionScreen />, '/auction-bidding');
  expect(screen.getByRole('heading', { level: 1, name: 'Arts On Auction' })).toBeVisible();
  const auction = within(await screen.findByRole('region', { name: 'Lines and Cloth' }));
  expect(
    auction.getByText('Bidding is open. Lots end today, from 18:20; the last at 18:34, Lagos time.'),
  ).toBeVisible();
  expect(auction.getByText('Ikoyi, Lagos, today from 10:00 to 17:00')).toBeVisible();
  expect(auction.getByText('4 open, 3 ended')).toBeVisible();
  const card = await cardOf();
  expect(card.getByText(/^Estimate/)).toHaveTextContent('1,500,000 naira to #2,500,000');
  expect(card.getByText('Current bid')).toHaveTextContent('2,000,000 naira');
  expect(card.getByText(/^9 bids · Reserve not met · the next bid is/)).toHaveTextContent('2,100,000 naira');
  expect(card.getByText('Ends today at 18:20 Lagos time')).toBeVisible();
  expect(card.getByRole('timer', { name: 'Ends in 20 minutes' })).toHaveTextContent(/^00:(20:00|19:5\d)$/);
  expect(card.getByRole('link', { name: 'Bid Now on lot 6, Agwọlagwọ' })).toHaveAttribute(
    'href',
    '/auction-bidding/lot-6',
  );
});

const unbid = { bids: 0, price: 0, leader: null } as const;

test.each<[string, Partial<Lot>, string, RegExp | string, RegExp | string]>([
  [
    'to come',
    { ...unbid, state: 'upcoming', opens_at: '2026-11-29T17:00:00.000Z' },
    'Opening bid',
    /^(2 d 00:00:00|47:59:5\d)$/,
    'Bidding opens on Sunday, November 29, at 18:00 Lagos time.',
  ],
  [
    'without a bid',
    { ...unbid, reserve: 'none' },
    'Opening bid',
    /^00:(20:00|19:5\d)$/,
    'No bids yet · No reserve',
  ],
  [
    'in its last minutes',
    { closes_at: '2026-11-27T17:02:14.000Z' },
    'Current bid',
    /^02:(14|13|12|11|0\d)$/,
    /^9 bids/,
  ],
  [
    'that is over and not yet settled',
    { closes_at: '2026-11-27T16:59:59.000Z' },
    'Current bid',
    'Closing…',
    'Time is up. We are counting the bids that arrived in time.',
  ],
])('a lot %s shows its state', async (state, changes, price, time, hint) => {
  stubAuctions({ lots: [sampleLot(changes)] });
  renderApp(<AuctionScreen />, '/auction-bidding');
  const card = await cardOf();
  expect(card.getByText(price)).toBeVisible();
  expect(card.getByText(time)).toBeVisible();
  expect(card.getByText(hint)).toBeVisible();
  expect(card.queryAllByRole('link', { name: /^Bid Now/ })).toHaveLength(
    state === 'without a bid' || state === 'in its last minutes' ? 1 : 0,
  );
});

test('ended lots appear below the others, with their hammer price', async () => {
  const ended = { ended_at: '2026-11-27T16:50:00.000Z' };
  stubAuctions({
    lots: [
      sampleLot(),
      sampleLot({ _id: 'lot-1', number: 1, state: 'sold', artwork_id: stone, ...ended }),
      sampleLot({ _id: 'lot-2', number: 2, state: 'passed', ...ended }),
    ],
  });
  renderApp(<AuctionScreen />, '/auction-bidding');
  expect(await screen.findByRole('heading', { name: 'Sold and passed' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  const sold = screen.getByRole('link', {
    name: /^Lot 1 Stone with a Window Ngọzi Eze Sold.*2,000,000 naira$/,
  });
  expect(sold).toHaveAttribute('href', '/auction-bidding/lot-1');
  expect(screen.getByRole('link', { name: /^Lot 2 Agwọlagwọ Ngọzi Eze Passed$/ })).toBeVisible();
});

test('running auctions precede upcoming ones, and ended ones show their result', async () => {
  const over = { opens_at: '2026-11-01T09:00:00.000Z', last_closes_at: '2026-11-05T17:00:00.000Z' };
  const title = (name: string) => ({ _id: name.replaceAll(' ', '-'), title: name });
  stubAuctions({
    auctions: [
      sampleAuction({ ...title('First Rain'), ...over, state: 'ended', lots: 4, ended: 4, sold: 3 }),
      sampleAuction(),
      sampleAuction({ ...title('Rooms of Earth'), state: 'upcoming', opens_at: '2026-11-30T09:00:00.000Z' }),
    ],
    lots: [],
  });
  renderApp(<AuctionScreen />, '/auction-bidding');
  await waitFor(() => expect(screen.getAllByRole('region')).toHaveLength(3));
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Lines and Cloth', 'Rooms of Earth', 'First Rain']);
  expect(screen.getByText(/^Opens on Monday, November 30, at 10:00\./)).toBeVisible();
  const ended = within(screen.getByRole('region', { name: 'First Rain' }));
  expect(ended.getByText('Ended on Thursday, November 5, 2026.')).toBeVisible();
  expect(ended.getByText(/^3 of 4 sold/)).toHaveTextContent('5,850,000 naira in all');
  expect(ended.getByRole('link', { name: 'See all lots and their records' })).toHaveAttribute(
    'href',
    '/auction-bidding?auction=First-Rain',
  );
});

test("'Sort' sorts the lots and sets the address", async () => {
  const queries = stubAuctions({});
  const { user } = renderApp(<AuctionScreen />, '/auction-bidding');
  await cardOf();
  expect(queries.at(-1)).toMatchObject({ auction: 'auction-1', sort: 'ending' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Price, low to high');
  expect(shownAddress()).toBe('/auction-bidding?sort=price-up');
  await waitFor(() => expect(queries.at(-1)).toMatchObject({ sort: 'price-up' }));
});

const oneId = '0b7b1c0e-5d5e-4b5a-9a53-1d8a3a6b1c11';

test('an auction with more lots links to its own page', async () => {
  const auctions = [sampleAuction({ _id: oneId, lots: 120 }), sampleAuction()];
  stubAuctions({ auctions, next: 'Y3Vyc29y' });
  renderApp(<AuctionScreen />, '/auction-bidding');
  const all = await screen.findAllByRole('link', { name: /^All \d+ lots$/ });
  expect(all[0]).toHaveAttribute('href', `/auction-bidding?auction=${oneId}`);
});

test('the page of one auction links to more lots and to all auctions', async () => {
  stubAuctions({ auctions: [sampleAuction({ _id: oneId }), sampleAuction()], next: 'Y3Vyc29y' });
  renderApp(<AuctionScreen />, `/auction-bidding?auction=${oneId}&sort=number`);
  expect(await screen.findByRole('link', { name: 'More lots of Lines and Cloth' })).toHaveAttribute(
    'href',
    `/auction-bidding?auction=${oneId}&sort=number&cursor=Y3Vyc29y`,
  );
  expect(screen.getAllByRole('region')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'All auctions' })).toHaveAttribute('href', '/auction-bidding');
});

test('a page without auctions links to the artworks', async () => {
  stubAuctions({ auctions: [] });
  renderApp(<AuctionScreen />, '/auction-bidding');
  expect(await screen.findByText('No art is on auction now')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View artworks' })).toHaveAttribute('href', '/artist');
});

test("a failed list offers 'Try again'", async () => {
  stubApi({ '/auction': apiDown });
  renderApp(<AuctionScreen />, '/auction-bidding');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('the edge renders the page, and it hydrates without an error', async () => {
  stubApi({
    '/auction': { auctions: [sampleAuction()], now },
    '/lot': { lots: [sampleLot()], next: null, now, stream_position: 7 },
  });
  const { html, status, consoleErrors } = await hydrateApp(
    <AuctionScreen />,
    '/auction-bidding',
    pageDataOf(routes),
  );
  expect(status).toBe(200);
  expect(html).toContain('Ends in 20 minutes');
  expect(html).toContain('<form');
  expect(html).not.toContain(' style=');
  expect(consoleErrors).toEqual([]);
});
