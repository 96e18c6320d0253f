import { pageDataOf } from '@gallery/shared/routes/define-routes';
import { hydrateApp } from '@gallery/shared/testing/hydrate-app';
import { renderApp, shownAddress } from '@gallery/shared/testing/render-app';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { apiDown, stubApi } from '@gallery/shared/testing/stub-api';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes';
import { ArtworksScreen } from './artworks-screen';

const artistId = '3f2b8c1e-0000-4000-8000-000000000001';
const artist = {
  _id: artistId,
  firstname: 'Ngọzi',
  slug: 'ngozi-eze',
  lastname: 'Eze',
  artist_statement: 'I learned to draw from women who never signed anything.',
  artist_bio: 'Born in Nsukka.\nWorks in Enugu.',
};
const counts = { Painting: 2, 'Digital Painting': 1, Sculpture: 0 };
const coil = sampleArtwork();
const sold = sampleArtwork({ _id: 'work-2', name_of_artwork: 'Self as Doorway', availability: 'sold' });
const digital = sampleArtwork({
  _id: 'work-3',
  name_of_artwork: 'Third Mainland',
  type_of_artwork: 'Digital Painting',
});

/** Serves three works in two pages. One is digital, and a search for 'zebra' finds none. */
function openCatalogue() {
  stubApi({
    '/artist/artists': { artists: [artist], next: null },
    [`/artist/artist/${artistId}`]: { artist },
    '/artwork/choices': {
      materials: { Bronze: 2, Oil: 1 },
      sizes: { small: 3 },
      colors: { blue: 2 },
      artists: [{ _id: artistId, works: 2 }],
    },
    '/artwork': ({ q, type, cursor }) => {
      if (q === 'ezze') return { artworks: [coil], next: null, total: 1, counts, corrected: 'Eze' };
      if (q === 'zebra') return { artworks: [], next: null, total: 0, counts };
      if (type === 'Digital Painting') return { artworks: [digital], next: null, total: 1, counts };
      if (cursor === 'second page') return { artworks: [digital], next: null, total: 3, counts };
      return { artworks: [coil, sold], next: 'second page', total: 3, counts };
    },
  });
}

const results = () => within(screen.getByRole('region', { name: 'Results' }));

test("the catalogue shows prices, and 'Sold' instead of a price", async () => {
  openCatalogue();
  renderApp(<ArtworksScreen />, '/artist');
  expect(screen.getByRole('heading', { level: 1, name: 'Artworks' })).toBeVisible();
  const first = await results().findByRole('link', { name: /^Agwọlagwọ/ });
  expect(first).toHaveTextContent('1,850,000 naira');
  const second = results().getByRole('link', { name: /^Self as Doorway/ });
  expect(second).toHaveTextContent('Sold');
  expect(second).not.toHaveTextContent('naira');
  expect(results().getByText('3 artworks')).toBeVisible();
  expect(results().getByText('2 of 3')).toBeVisible();
});

test('a type filters the works and sets the address, and its chip removes it', async () => {
  openCatalogue();
  const { user } = renderApp(<ArtworksScreen />, '/artist');
  await results().findByText('3 artworks');
  await user.click(screen.getByRole('radio', { name: 'Digital Painting 1' }));
  expect(shownAddress()).toBe('/artist?type=Digital+Painting');
  expect(await results().findByText('1 artwork')).toBeVisible();
  expect(results().queryByText('Agwọlagwọ')).not.toBeInTheDocument();
  await user.click(results().getByRole('link', { name: 'Remove filter: Digital Painting' }));
  expect(shownAddress()).toBe('/artist');
  expect(await results().findByText('3 artworks')).toBeVisible();
});

test('several materials filter the works, each with its count and its chip', async () => {
  openCatalogue();
  const { user } = renderApp(<ArtworksScreen />, '/artist');
  await results().findByText('3 artworks');
  expect(screen.getByRole('checkbox', { name: 'Ngọzi Eze' })).toBeVisible();
  await user.click(screen.getByText('Material'));
  await user.click(await screen.findByRole('checkbox', { name: 'Bronze 2' }));
  await user.click(screen.getByRole('checkbox', { name: 'Oil 1' }));
  await user.click(screen.getByText('Size'));
  await user.click(screen.getByRole('checkbox', { name: 'Large, over 120 cm 0' }));
  await user.click(screen.getByRole('checkbox', { name: 'Ngọzi Eze 2' }));
  expect(shownAddress()).toBe(`/artist?artist=${artistId}&material=Bronze,Oil&size=large`);
  await user.click(results().getByRole('link', { name: 'Remove filter: Bronze' }));
  expect(shownAddress()).toBe(`/artist?artist=${artistId}&material=Oil&size=large`);
});

test('a color has a name, a count, and a chip', async () => {
  openCatalogue();
  const { user } = renderApp(<ArtworksScreen />, '/artist');
  await results().findByText('3 artworks');
  await user.click(screen.getByText('Color'));
  await user.click(await screen.findByRole('checkbox', { name: 'Blue 2' }));
  expect(shownAddress()).toBe('/artist?color=blue');
  expect(results().getByRole('link', { name: 'Remove filter: Blue' })).toBeVisible();
});

test('a search runs while a visitor types and links to all works when it finds none', async () => {
  openCatalogue();
  const { user } = renderApp(<ArtworksScreen />, '/artist?sort=name');
  await results().findByText('3 artworks');
  await user.type(screen.getByRole('searchbox'), 'zebra');
  expect(await results().findByText('Nothing found for “zebra”')).toBeVisible();
  expect(shownAddress()).toBe('/artist?q=zebra&sort=name');
  await user.click(results().getByRole('link', { name: 'Show all artworks' }));
  expect(shownAddress()).toBe('/artist');
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(await results().findByText('3 artworks')).toBeVisible();
});

test('the results name a corrected word', async () => {
  openCatalogue();
  renderApp(<ArtworksScreen />, '/artist?q=ezze');
  const note = await results().findByText(/^Showing results for/);
  expect(note).toHaveTextContent('Showing results for Eze. Nothing matches “ezze”.');
});

test('a followed link cancels a pending search', async () => {
  openCatalogue();
  renderApp(<ArtworksScreen />, '/artist');
  const card = await results().findByRole('link', { name: /^Agwọlagwọ/ });
  jest.useFakeTimers();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zebra' } });
  fireEvent.click(card);
  act(() => jest.runOnlyPendingTimers());
  jest.useRealTimers();
  expect(shownAddress()).toBe('/art-page/work-1');
});

test('the catalogue requests the short form of the list', async () => {
  const list = jest.fn(() => ({ artworks: [], next: null, total: 0 }));
  stubApi({ '/artwork': list, '/artist/artists': { artists: [], next: null } });
  renderApp(<ArtworksScreen />, '/artist');
  await waitFor(() =>
    expect(list).toHaveBeenCalledWith(expect.objectContaining({ short: 'true' }), undefined),
  );
});

test('the address keeps price range, availability, and order', async () => {
  openCatalogue();
  const { user } = renderApp(<ArtworksScreen />, '/artist');
  await results().findByText('3 artworks');
  await user.type(screen.getByRole('textbox', { name: 'Lowest price in naira' }), '45,000{Enter}');
  await user.click(screen.getByRole('checkbox', { name: 'Available to buy' }));
  await user.click(screen.getByRole('checkbox', { name: 'In auction' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price up');
  expect(shownAddress()).toBe('/artist?min=45000&available=true&auction=true&sort=price-up');
  expect(screen.getByRole('textbox', { name: 'Lowest price in naira' })).toHaveValue('#45,000');
  await user.click(screen.getByRole('link', { name: 'Clear all' }));
  expect(shownAddress()).toBe('/artist');
});

test("'Show more' adds the next page", async () => {
  openCatalogue();
  const { user } = renderApp(<ArtworksScreen />, '/artist');
  await user.click(await results().findByRole('link', { name: 'Show more' }));
  expect(await results().findByRole('link', { name: /^Third Mainland/ })).toBeVisible();
  expect(results().getByText('3 of 3')).toBeVisible();
  expect(results().queryByRole('link', { name: 'Show more' })).not.toBeInTheDocument();
  expect(shownAddress()).toBe('/artist');
});

test('the catalogue applies choices made before its code arrived', async () => {
  openCatalogue();
  const { consoleErrors } = await hydrateApp(
    <ArtworksScreen />,
    '/artist?available=true',
    pageDataOf(routes),
    () => {
      Object.assign(screen.getByRole('radio', { name: 'Digital Painting 1' }), { checked: true });
      Object.assign(screen.getByRole('combobox', { name: 'Sort by' }), { value: 'name' });
      Object.assign(screen.getByRole('searchbox'), { value: ' coil ' });
      Object.assign(screen.getByRole('textbox', { name: 'Lowest price in naira' }), { value: '#45,000' });
    },
  );
  const address = '/artist?q=coil&type=Digital+Painting&min=45000&available=true&sort=name';
  await waitFor(() => expect(shownAddress()).toBe(address));
  expect(screen.getByRole('searchbox')).toHaveValue('coil');
  expect(consoleErrors).toEqual([]);
});

test("an artist's works come with statement, biography, and a link to the artist's page", async () => {
  openCatalogue();
  renderApp(<ArtworksScreen />, `/artist?artist=${artistId}`);
  const about = await screen.findByRole('region', { name: 'Ngọzi Eze' });
  expect(within(about).getByText(/I learned to draw/)).toBeVisible();
  expect(within(about).getByText(/Works in Enugu\./)).toBeVisible();
  expect(within(about).getByRole('link')).toHaveAttribute('href', '/artist/ngozi-eze');
  expect(screen.getByRole('checkbox', { name: /^Ngọzi Eze/ })).toBeChecked();
});

test('the catalogue ignores invalid filters of an address and names them', async () => {
  openCatalogue();
  renderApp(<ArtworksScreen />, '/artist?type=Sofa&artist=me&min=lots&available=true');
  const text = 'Left out of this search: type “Sofa”, artist “me”, lowest price “lots”.';
  expect(await results().findByText(text)).toBeVisible();
  expect(await results().findByText('3 artworks')).toBeVisible();
});

test('the price fields describe contradictory prices, which filter nothing', async () => {
  const list = jest.fn(() => ({ artworks: [coil], next: null, total: 1, counts }));
  stubApi({ '/artwork': list, '/artist/artists': { artists: [], next: null } });
  renderApp(<ArtworksScreen />, '/artist?min=500000&max=100');
  expect(await screen.findByRole('textbox', { name: 'Lowest price in naira' })).toHaveAccessibleDescription(
    /above the highest/,
  );
  expect(await results().findByText('1 artwork')).toBeVisible();
  expect(JSON.stringify(list.mock.calls)).not.toMatch(/"(min|max)"|500000/);
});

test('a price field describes a text that is no price, and keeps the address', async () => {
  openCatalogue();
  const { user } = renderApp(<ArtworksScreen />, '/artist');
  const lowest = await screen.findByRole('textbox', { name: 'Lowest price in naira' });
  await user.type(lowest, 'a lot');
  await user.tab();
  expect(lowest).toHaveAccessibleDescription('Write the price in digits.');
  expect(shownAddress()).toBe('/artist');
});

test('the catalogue reports an unknown artist and links to all works', async () => {
  openCatalogue();
  const { user } = renderApp(<ArtworksScreen />, '/artist?artist=00000000-0000-4000-8000-000000000000');
  expect(await screen.findByText(/We do not know this artist\./)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'See all artworks' }));
  expect(shownAddress()).toBe('/artist');
});

test('the phone opens the filters in a sheet, whose button shows the number of works', async () => {
  openCatalogue();
  const { user } = renderApp(<ArtworksScreen />, '/artist');
  await results().findByText('3 artworks');
  await user.click(results().getByRole('button', { name: 'Filter' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Filter' }));
  await user.click(sheet.getByRole('radio', { name: 'Digital Painting 1' }));
  await user.click(await sheet.findByRole('button', { name: 'Show 1 artwork' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(results().getByRole('link', { name: /^Third Mainland/ })).toBeVisible();
});

test("'Try again' loads the catalogue after a failure", async () => {
  stubApi({ '/artwork': apiDown, '/artist/artists': { artists: [], next: null } });
  const { user } = renderApp(<ArtworksScreen />, '/artist');
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not send request.');
  openCatalogue();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await results().findByText('3 artworks')).toBeVisible();
});

test('the edge renders the filtered page, and it hydrates without an error', async () => {
  openCatalogue();
  const path = '/artist?type=Digital+Painting&sort=name';
  const { html, status, consoleErrors } = await hydrateApp(<ArtworksScreen />, path, pageDataOf(routes));
  expect(status).toBe(200);
  expect(html).toContain('Third Mainland');
  expect(html).toContain('<link rel="canonical" href="https://gallery.test/artist"/>');
  expect(html).not.toContain(' style=');
  expect(consoleErrors).toEqual([]);
});

test('the HTML links to the next page', async () => {
  openCatalogue();
  const { html } = await hydrateApp(<ArtworksScreen />, '/artist', pageDataOf(routes));
  expect(html).toContain('href="/artist?cursor=second+page"');
  const second = await hydrateApp(<ArtworksScreen />, '/artist?cursor=second+page', pageDataOf(routes));
  expect(second.html).toContain('Third Mainland');
  await waitFor(() => expect(second.consoleErrors).toEqual([]));
});
