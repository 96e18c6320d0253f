import { unknownFacts } from '@gallery/shared/contract/catalogue/artwork-facts.schema';
import { Route, Routes } from '@gallery/shared/router';
import { renderApp, shownAddress, textsOf } from '@gallery/shared/testing/render-app';
import { listed, sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { apiDown, stubApi } from '@gallery/shared/testing/stub-api';
import { screen, within } from '@testing-library/react';
import { ArtworkScreen } from './artwork-screen';
import { HomeScreen } from './home-screen';

const work = sampleArtwork();
const sibling = sampleArtwork({ _id: 'work-2', name_of_artwork: 'Lines for My Mother', price: 1_250_000 });

const area = (
  <Routes>
    <Route path="/" element={<HomeScreen />} />
    <Route path="/art-page/:id" element={<ArtworkScreen />} />
  </Routes>
);

function openGallery() {
  stubApi({
    '/artwork': { artworks: [work, sibling], next: null },
    '/artwork/work-1': { artwork: work },
    '/artwork/work-2': { artwork: sibling },
  });
}

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(700);
});
afterEach(() => jest.restoreAllMocks());

test('the page shows title, artist, size, price, and description', async () => {
  openGallery();
  renderApp(area, '/art-page/work-1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Agwọlagwọ' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'A black coil on raw linen' })).toHaveAttribute(
    'fetchpriority',
    'high',
  );
  expect(screen.getByText(/^By/)).toHaveTextContent('By Ngọzi');
  expect(screen.getByText('90 × 120 cm (35.4 × 47.2 in)')).toBeVisible();
  expect(screen.getByText('1,850,000 naira')).toBeInTheDocument();
  expect(screen.getByText(/Insured delivery/)).toBeVisible();
  const about = screen.getByRole('region', { name: 'About this artwork' });
  expect(within(about).getByText('A single loaded brush.')).toBeVisible();
});

test('a work with its price on request invites to ask and cannot be bought', async () => {
  stubApi({
    '/artwork': { artworks: [work], next: null },
    '/artwork/work-1': { artwork: sampleArtwork({ price: null }) },
  });
  renderApp(area, '/art-page/work-1');
  expect(await screen.findByText('Price on request')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask for the price' })).toHaveAttribute(
    'href',
    '/art-page/work-1#enquiry',
  );
  expect(screen.queryByRole('link', { name: 'Buy this artwork' })).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const [json] = document.querySelectorAll('script[type="application/ld+json"]');
  expect(json?.textContent).toContain('"@type":"Offer"');
  expect(json?.textContent).not.toContain('price');
});

test("'Read more...' opens the artist's statement", async () => {
  openGallery();
  const { user } = renderApp(area, '/art-page/work-1');
  const about = await screen.findByRole('region', { name: 'About the Artist' });
  expect(within(about).getByText(/I learned to draw/)).toBeVisible();
  expect(within(about).getByRole('group')).not.toHaveAttribute('open');
  await user.click(within(about).getByText('Read more...'));
  expect(within(about).getByRole('group')).toHaveAttribute('open');
});

test("the strip links the artist's other works and omits the current one", async () => {
  openGallery();
  const { user } = renderApp(area, '/art-page/work-1');
  const more = await screen.findByRole('region', { name: 'More Art works from the same Artist' });
  const link = await within(more).findByRole('link', { name: /^Lines for My Mother/ });
  expect(within(more).getAllByRole('link')).toHaveLength(1);
  await user.click(link);
  expect(await screen.findByRole('heading', { level: 1, name: 'Lines for My Mother' })).toBeVisible();
});

test("a work without its artist shows 'By No Name' and no biography", async () => {
  stubApi({ '/artwork/work-1': { artwork: { ...work, artist_id: null } } });
  renderApp(area, '/art-page/work-1');
  expect(await screen.findByText('By No Name')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'About the Artist' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: /^More Art works/ })).not.toBeInTheDocument();
});

test("a work with unknown facts shows 'Measured on request' and omits the rest", async () => {
  stubApi({
    '/artwork/work-1': { artwork: sampleArtwork({ ...unknownFacts, signed: false, artist_id: null }) },
  });
  renderApp(area, '/art-page/work-1');
  expect(await screen.findByText('Measured on request')).toBeVisible();
  expect(screen.queryByText('Materials')).not.toBeInTheDocument();
  expect(screen.getByText('Not signed')).toBeVisible();
  expect(screen.getByText('Issued by Uli Gallery')).toBeVisible();
});

test.each([
  ['sold', null, 'Sold'],
  ['held', '2026-11-21T11:41:00.000Z', 'Held for another collector until 12:41'],
] as const)(
  'a work that is %s says so and links to similar works',
  async (availability, held_until, text) => {
    const taken = sampleArtwork({ availability, held_until });
    stubApi({
      '/artwork': { artworks: [taken, sibling], next: null },
      '/artwork/work-1': { artwork: taken },
    });
    renderApp(area, '/art-page/work-1');
    const plate = (await screen.findByRole('heading', { level: 1 })).parentElement
      ?.parentElement as HTMLElement;
    expect(within(plate).getByRole('status')).toHaveTextContent(text);
    expect(within(plate).queryAllByText('1,850,000 naira')).toHaveLength(availability === 'sold' ? 0 : 1);
    expect(within(plate).getByRole('link', { name: 'Talk to us' })).toHaveAttribute(
      'href',
      '/art-page/work-1#enquiry',
    );
    expect(within(plate).getByRole('link', { name: 'See similar works' })).toBeVisible();
  },
);

test("the page lists the gallery's services", async () => {
  openGallery();
  renderApp(area, '/art-page/work-1');
  const offers = within(await screen.findByRole('region', { name: 'What we offer' })).getAllByRole(
    'heading',
    { level: 3 },
  );
  expect(textsOf(offers)).toEqual([
    'On-site art tour and consultation',
    'Proof of authenticity',
    'Gallery Appraisal',
    'Global shipping',
  ]);
});

test('an unknown work shows a message with a link back', async () => {
  const lots = jest.fn();
  stubApi({ '/lot': lots });
  const { user } = renderApp(area, '/art-page/nobody');
  expect(await screen.findByRole('heading', { level: 1, name: 'Artwork not found' })).toBeVisible();
  expect(lots).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'See the gallery' }));
  expect(shownAddress()).toBe('/');
});

test("'Try again' loads the work after a failure", async () => {
  stubApi({ '/artwork/work-1': apiDown });
  const { user } = renderApp(area, '/art-page/work-1');
  const failure = await screen.findByRole('alert');
  expect(failure).toHaveTextContent('Could not send request.');
  // The failure must keep the gutters of the page.
  expect(failure.closest('.page')).toBeVisible();
  openGallery();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Agwọlagwọ' })).toBeVisible();
});

test('a work opens with the data of its list, and its texts follow', async () => {
  let arrive: (answer: { artwork: typeof work }) => void = () => undefined;
  const answer = new Promise<{ artwork: typeof work }>((resolve) => {
    arrive = resolve;
  });
  const artworks = [listed(work), listed(sibling)];
  stubApi({ '/artwork': { artworks, next: null }, '/artwork/work-1': () => answer });
  const { user } = renderApp(area, '/');
  const gallery = within(screen.getByRole('tabpanel'));
  await user.click(await gallery.findByRole('link', { name: /^Agwọlagwọ/ }));
  expect(screen.getByRole('heading', { level: 1, name: 'Agwọlagwọ' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'About this artwork' })).toBeVisible();
  expect(screen.getByText('1,850,000 naira')).toBeInTheDocument();
  expect(screen.queryByText('A single loaded brush.')).not.toBeInTheDocument();
  expect(screen.queryByText('Oil on linen')).not.toBeInTheDocument();

  arrive({ artwork: work });
  expect(await screen.findByText('A single loaded brush.')).toBeVisible();
  expect(screen.getByText('Oil on linen')).toBeVisible();
  expect(screen.getByText(/I learned to draw/)).toBeVisible();
  expect(screen.getByText('Read more...')).toBeVisible();
});

test('a long title gets the smaller style', async () => {
  const title = 'The Twelve Women Who Carried the River Home and Left It at the Door of the House'.padEnd(
    106,
    '.',
  );
  stubApi({ '/artwork/work-1': { artwork: sampleArtwork({ name_of_artwork: title }) } });
  renderApp(area, '/art-page/work-1');
  expect(await screen.findByRole('heading', { level: 1, name: title })).toHaveClass('long');
});
