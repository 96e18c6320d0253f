import type { Lot } from '@gallery/shared/contract/auctions/auction';
import { pageDataOf } from '@gallery/shared/routes/define-routes';
import { hydrateApp } from '@gallery/shared/testing/hydrate-app';
import { renderApp, shownAddress } from '@gallery/shared/testing/render-app';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { sampleAuction, sampleLot } from '@gallery/shared/testing/sample-lot';
import { apiDown, stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes';
import { openGallery } from '../testing/open-gallery';
import { HomeScreen } from './home-screen';

test('the landing shows the newest work, the night band, and a link to a map', async () => {
  openGallery();
  renderApp(<HomeScreen />);
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome to the world of ART' })).toBeVisible();
  expect(screen.getByText('Explore the story in every piece.')).toBeVisible();
  const first = await screen.findByRole('link', { name: 'Wall After Rain Ngọzi Eze' });
  expect(within(first).getByRole('img', { name: 'A black coil on raw linen' })).toHaveAttribute(
    'fetchpriority',
    'high',
  );
  expect(screen.getByText('We believe that Art is Life.')).toBeVisible();
  const unveiled = await screen.findByRole('region', { name: 'Art Un-veiled' });
  expect(within(unveiled).getByRole('link', { name: 'View Art' })).toHaveAttribute('href', '/artist');
  const visit = await screen.findByRole('region', { name: 'We are expecting you' });
  expect(within(visit).getByRole('link', { name: 'Pay Us a Visit Today' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/www\.google\.com\/maps/),
  );
});

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const now = hoursFromNow(0);
const lotsAnswer = (lots: Lot[]) => ({ lots, next: null, now, stream_position: 1 });
const emptyHouse = { '/event': { events: [] }, '/artwork': { artworks: [], next: null } };

test('the landing shows the open lot that ends first, with bid and time left', async () => {
  const lot = sampleLot({ closes_at: hoursFromNow(30) });
  stubApi({
    ...emptyHouse,
    '/lot': ({ state, sort, limit }) =>
      lotsAnswer(state === 'open' && sort === 'ending' && limit === 1 ? [lot] : []),
  });
  renderApp(<HomeScreen />);
  const auction = within(await screen.findByRole('region', { name: 'AUCTION' }));
  expect(auction.getByRole('link', { name: 'AUCTION' })).toHaveAttribute('href', '/auction-bidding');
  expect(auction.getByRole('link', { name: 'BID NOW' })).toHaveAttribute('href', '/auction-bidding/lot-6');
  expect(auction.getByRole('link', { name: /Agwọlagwọ/ })).toHaveAttribute('href', '/auction-bidding/lot-6');
  expect(auction.getByRole('link', { name: 'More artworks' })).toHaveAttribute('href', '/artist');
  expect(auction.getByText('Lot 6')).toBeVisible();
  expect(auction.getByText('Current bid')).toHaveTextContent('#2,000,000');
  expect(auction.getByRole('timer', { name: /^Time left 1 day(, 5| and 6) hours/ })).toBeVisible();
});

test('the landing shows the date of the next auction while no lot is open', async () => {
  const opens = { opens_at: '2099-12-04T09:00:00.000Z', first_closes_at: '2099-12-11T17:00:00.000Z' };
  const auctions = [
    sampleAuction({ state: 'ended' }),
    sampleAuction({ _id: 'auction-2', title: 'Dry Season', state: 'upcoming', ...opens }),
  ];
  stubApi({
    ...emptyHouse,
    '/auction': { auctions, now },
    '/lot': ({ auction }) => lotsAnswer(auction === 'auction-2' ? [sampleLot({ state: 'upcoming' })] : []),
  });
  renderApp(<HomeScreen />);
  const auction = within(await screen.findByRole('region', { name: 'AUCTION' }));
  expect(auction.getByText('Dry Season')).toBeVisible();
  expect(auction.getByText(/^Opens on Friday, December 4, at 10:00/)).toBeVisible();
  expect(auction.getByRole('link', { name: 'See the lots' })).toHaveAttribute('href', '/auction-bidding');
  expect(auction.queryByRole('link', { name: 'BID NOW' })).not.toBeInTheDocument();
});

test('the landing shows no auction when none is open or upcoming', async () => {
  stubApi({
    ...emptyHouse,
    '/auction': { auctions: [sampleAuction({ state: 'ended' })], now },
    '/lot': lotsAnswer([]),
  });
  renderApp(<HomeScreen />);
  await screen.findAllByRole('img', { name: /^A room of the gallery/ });
  expect(screen.queryByRole('region', { name: 'AUCTION' })).not.toBeInTheDocument();
});

test('the landing shows a room of the gallery when no work is large enough', async () => {
  const picture = { base: '/v0/postcard', width: 400, height: 300, widths: [320], placeholder: 'data:,' };
  const postcard = sampleArtwork({ visual_description: 'A postcard', picture });
  stubApi({ '/event': { events: [] }, '/artwork': { artworks: [postcard], next: null } });
  renderApp(<HomeScreen />);
  await waitFor(() => {
    const rooms = screen.getAllByRole('img', { name: /^A room of the gallery/ });
    expect(rooms[0]).toHaveAttribute('fetchpriority', 'high');
  });
});

test("'Visit gallery today' scrolls to the panel and keeps the address", async () => {
  openGallery();
  const scrolledTo: Element[] = [];
  Element.prototype.scrollIntoView = function remember() {
    scrolledTo.push(this);
  };
  const { user } = renderApp(<HomeScreen />);
  await user.click(screen.getByRole('link', { name: 'Visit gallery today' }));
  const panel = screen.getByRole('region', { name: 'We are expecting you' });
  expect(scrolledTo).toEqual([panel]);
  expect(panel).toHaveFocus();
  expect(shownAddress()).toBe('/');
});

test('the edge renders the works, and the page hydrates without an error', async () => {
  openGallery();
  const { html, status, consoleErrors } = await hydrateApp(
    <HomeScreen />,
    '/?category=sculpture',
    pageDataOf(routes),
  );
  expect(status).toBe(200);
  expect(html).toContain('Mother and Seed');
  expect(html).toContain('We are expecting you');
  expect(html).toContain('<link rel="canonical" href="https://gallery.test/?category=sculpture"/>');
  expect(html).not.toContain(' style=');
  expect(consoleErrors).toEqual([]);
});

test('the sections of an old page refetch its works', async () => {
  const titles = ['Wall After Rain', 'Self as Doorway'];
  stubApi({
    ...emptyHouse,
    '/artwork': ({ place }) => ({
      artworks: place ? [sampleArtwork({ name_of_artwork: titles.shift() ?? 'Unknown' })] : [],
      next: null,
    }),
  });
  const today = Date.now();
  const { html, consoleErrors } = await hydrateApp(<HomeScreen />, '/', pageDataOf(routes), () =>
    jest.spyOn(Date, 'now').mockReturnValue(today + 60_000),
  );
  expect(html).toContain('Wall After Rain');
  expect(await screen.findByRole('link', { name: /^Self as Doorway/ })).toBeVisible();
  expect(consoleErrors).toEqual([]);
  jest.restoreAllMocks();
});

test('the edge answers 503 with the skeleton when the API fails, and the browser retries', async () => {
  stubApi({ '/artwork': apiDown });
  const { html, status, consoleErrors } = await hydrateApp(<HomeScreen />, '/', pageDataOf(routes));
  expect(status).toBe(503);
  expect(html).toContain('Loading');
  expect(consoleErrors).toEqual([]);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
