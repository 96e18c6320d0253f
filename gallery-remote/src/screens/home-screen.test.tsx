import type { Lot } from '@gallery/shared/contract/auctions/auction';
import { pageDataOf } from '@gallery/shared/routes/define-routes';
import { hydrateApp } from '@gallery/shared/testing/hydrate-app';
import { renderApp, shownAddress } from '@gallery/shared/testing/render-app';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { sampleAuction } from '@gallery/shared/testing/sample-auction';
import { sampleEvent } from '@gallery/shared/testing/sample-event';
import { sampleLot } from '@gallery/shared/testing/sample-lot';
import { apiDown, neverAnswered, stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes';
import { HomeScreen } from './home-screen';

const painting = sampleArtwork();
const second = sampleArtwork({ _id: 'work-2', name_of_artwork: 'Self as Doorway' });
const sculpture = sampleArtwork({
  _id: 'work-3',
  name_of_artwork: 'Mother and Seed',
  type_of_artwork: 'Sculpture',
});

const newest = sampleArtwork({ _id: 'work-4', name_of_artwork: 'Wall After Rain' });

/** Serves two pages of paintings, one sculpture, no digital painting, and two events, one of them on the landing. */
function openGallery() {
  stubApi({
    '/event': {
      events: [
        sampleEvent({ passed: true }),
        sampleEvent({ _id: 'event-2', title: 'Held Elsewhere', on_landing: false }),
      ],
    },
    '/artwork': ({ type, cursor }) => {
      if (!type) return { artworks: [newest], next: null };
      if (type === 'Sculpture') return { artworks: [sculpture], next: null };
      if (type === 'Digital Painting') return { artworks: [], next: null };
      return cursor === 'second page'
        ? { artworks: [second], next: null }
        : { artworks: [painting], next: 'second page' };
    },
  });
}

test('the gallery shows paintings first, each with a link to its page', async () => {
  openGallery();
  const { user } = renderApp(<HomeScreen />);
  expect(screen.getByRole('heading', { level: 2, name: 'Finest Arts' })).toBeVisible();
  expect(screen.getByText('Explore Different Piece.')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Painting', selected: true })).toBeVisible();

  await user.click(await screen.findByRole('link', { name: 'Agwọlagwọ Ngọzi Eze' }));
  expect(shownAddress()).toBe('/art-page/work-1');
});

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
  const unveiled = screen.getByRole('region', { name: 'Art Un-veiled' });
  expect(within(unveiled).getByRole('link', { name: 'View Art' })).toHaveAttribute('href', '/artist');
  const visit = screen.getByRole('region', { name: 'We are expecting you' });
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
  expect(auction.getByRole('timer', { name: /Time left 1 days (5|6) hours/ })).toBeVisible();
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

test('the landing lists upcoming events above past ones', async () => {
  const coming = [5, 2, 4, 3, 6].map((day) =>
    sampleEvent({
      _id: `event-${day}`,
      title: `On day ${day}`,
      starts_at: `2099-12-0${day}T17:00:00.000Z`,
      passed: false,
      on_landing: day === 6,
    }),
  );
  const elsewhere = [
    sampleEvent({ _id: 'past', title: 'Held Elsewhere', passed: true, on_landing: false }),
    sampleEvent({ _id: 'current', title: 'On the walls', passed: false, current: true, on_landing: false }),
  ];
  const events = [sampleEvent({ passed: true }), ...elsewhere, ...coming];
  stubApi({ '/event': { events }, '/artwork': { artworks: [], next: null } });
  renderApp(<HomeScreen />);
  const region = within(screen.getByRole('region', { name: 'Upcoming events' }));
  await region.findByRole('heading', { name: 'On day 2' });
  expect(region.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Upcoming events',
    'On day 2',
    'On day 3',
    'On day 4',
    'On day 6',
    'Past events',
    'The Unveiling of the ARTIST',
  ]);
  const [, past] = region.getAllByRole('list');
  expect(past).toHaveTextContent('December 27, 2023');
  expect(past).toHaveTextContent('This event has passed');
  expect(within(past as HTMLElement).queryByText('Book Now')).not.toBeInTheDocument();
  expect(region.getByRole('link', { name: 'Book Now', description: 'On day 2' })).toHaveAttribute(
    'href',
    '/event-booking/event-2',
  );
});

test('the landing announces the next event when all have passed', async () => {
  stubApi({
    '/event': { events: [sampleEvent({ passed: true })] },
    '/artwork': { artworks: [], next: null },
  });
  renderApp(<HomeScreen />);
  expect(await screen.findByText('The next event is being prepared.')).toBeVisible();
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

test('a skeleton says that the works load', async () => {
  stubApi({ '/artwork': neverAnswered });
  renderApp(<HomeScreen />);
  expect(within(screen.getByRole('tabpanel')).getByRole('status')).toHaveTextContent('Loading');
});

test('a tab shows its own works and sets the address', async () => {
  openGallery();
  const { user } = renderApp(<HomeScreen />);
  await user.click(screen.getByRole('tab', { name: 'Sculpture' }));
  expect(shownAddress()).toBe('/?category=sculpture');
  const panel = screen.getByRole('tabpanel', { name: 'Sculpture' });
  expect(await within(panel).findByRole('link', { name: 'Mother and Seed Ngọzi Eze' })).toBeVisible();
  expect(within(panel).queryByText('Agwọlagwọ')).not.toBeInTheDocument();
});

test.each(['/?category=sculpture', '/?tab=sculpture', '/#sculpture'])(
  'the address %s opens the sculptures and becomes canonical',
  async (path) => {
    openGallery();
    renderApp(<HomeScreen />, path);
    expect(await screen.findByRole('link', { name: 'Mother and Seed Ngọzi Eze' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Sculpture', selected: true })).toBeVisible();
    expect(shownAddress()).toBe('/?category=sculpture');
  },
);

test("'Show more' adds the next works and then disappears", async () => {
  openGallery();
  const { user } = renderApp(<HomeScreen />);
  const more = await screen.findByRole('link', { name: 'Show more' });
  expect(more).toHaveAttribute('href', expect.stringMatching(/^\/artist\?type=Painting&cursor=./));
  await user.click(more);
  expect(await screen.findByRole('link', { name: 'Self as Doorway Ngọzi Eze' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Agwọlagwọ Ngọzi Eze' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Show more' })).not.toBeInTheDocument();
});

test('a category without works says so', async () => {
  openGallery();
  renderApp(<HomeScreen />, '/?category=digital-painting');
  expect(await screen.findByText('No artwork here')).toBeVisible();
});

test("'Try again' loads the works after a failure", async () => {
  stubApi({ '/artwork': apiDown, '/event': { events: [] } });
  const { user } = renderApp(<HomeScreen />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Could not send request. Kindly check your internet connection.',
  );
  expect(screen.getByRole('heading', { name: 'Finest Arts' })).toBeVisible();

  openGallery();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Agwọlagwọ Ngọzi Eze' })).toBeVisible();
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

test('the page redirects by its hash after hydration', async () => {
  openGallery();
  const { consoleErrors } = await hydrateApp(<HomeScreen />, '/?tab=sculpture#top', pageDataOf(routes));
  expect(consoleErrors).toEqual([]);
  await waitFor(() => expect(shownAddress()).toBe('/?category=sculpture'));
  expect(await screen.findByRole('link', { name: 'Mother and Seed Ngọzi Eze' })).toBeVisible();
});

test('the edge answers 503 with the skeleton when the API fails, and the browser retries', async () => {
  stubApi({ '/artwork': apiDown });
  const { html, status, consoleErrors } = await hydrateApp(<HomeScreen />, '/', pageDataOf(routes));
  expect(status).toBe(503);
  expect(html).toContain('Loading');
  expect(consoleErrors).toEqual([]);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
