import { Route, Routes } from '@gallery/shared/router';
import { pageDataOf } from '@gallery/shared/routes/define-routes';
import { hydrateApp } from '@gallery/shared/testing/hydrate-app';
import { createTestClient, renderApp, shownAddress } from '@gallery/shared/testing/render-app';
import { listed, sampleArtist, sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes';
import { ArtistScreen } from './artist-screen';

const { email: _email, mobile: _mobile, version: _version, img_url: _url, ...artist } = sampleArtist();
const sizes = { width: 860, height: 1075, widths: [320, 480, 768, 1280] };
const portrait = { base: '/v0/portrait', placeholder: 'data:image/webp;base64,', ...sizes };
const lot = {
  _id: 'lot-5',
  auction_id: 'auction-1',
  number: 5,
  start: 900_000,
  price: 0,
  opens_at: '2127-12-27T10:00:00.000Z',
  closes_at: '2127-12-27T18:00:00.000Z',
};
const early = sampleArtwork({ _id: 'work-2', name_of_artwork: 'Comb', year: 2019 });
const works = [
  early,
  sampleArtwork({ year: 2023 }),
  sampleArtwork({ _id: 'work-3', name_of_artwork: 'Four Lobes', availability: 'sold', year: null }),
  sampleArtwork({ _id: 'work-4', name_of_artwork: 'Lines', availability: 'in_auction', lot }),
].map(listed);
const counts = { Painting: 4, 'Digital Painting': 0, Sculpture: 0 };

const page = (
  <Routes>
    <Route path="/artist/:id" element={<ArtistScreen />} />
  </Routes>
);

function stub({ shown = artist, total = works.length, artworks = works } = {}) {
  stubApi({
    '/artist/artist/ngozi-eze': { artist: shown },
    '/artist/artist/ngozi-obi': { artist: shown },
    '/artwork': ({ artist: id }) => ({
      artworks: id === 'artist-1' ? artworks : [],
      next: null,
      total,
      counts,
    }),
  });
}

const titlesIn = (group: string) =>
  within(screen.getByRole('region', { name: group }))
    .getAllByRole('link')
    .map((link) => link.textContent?.match(/^(Agwọlagwọ|Comb|Four Lobes|Lines)/)?.[0]);

test('the page shows the artist’s words, works by availability and year, and exhibitions', async () => {
  stub();
  renderApp(page, '/artist/ngozi-eze');
  expect(await screen.findByRole('heading', { level: 1, name: 'Ngọzi Eze' })).toBeVisible();
  expect(screen.getByText(artist.artist_statement)).toBeVisible();
  await screen.findByRole('region', { name: 'Works' });
  expect(titlesIn('Available 2')).toEqual(['Agwọlagwọ', 'Comb']);
  expect(titlesIn('In auction 1')).toEqual(['Lines']);
  expect(titlesIn('Sold 1')).toEqual(['Four Lobes']);
  expect(screen.getByRole('link', { name: 'See the lot' })).toHaveAttribute('href', '/auction-bidding/lot-5');
  expect(
    within(screen.getByRole('region', { name: 'Biography' })).getByText('Born in Nsukka.'),
  ).toBeVisible();
  const exhibitions = within(screen.getByRole('region', { name: 'Exhibitions' }));
  expect(exhibitions.getByRole('listitem')).toHaveTextContent('2024After the Rains Uli Gallery, Lagos');
});

test('a card names year, size, and price, and the picture beside the statement its size', async () => {
  stub({ artworks: [listed(sampleArtwork({ year: 2023, height_cm: 90, width_cm: 120, depth_cm: null }))] });
  renderApp(page, '/artist/ngozi-eze');
  const group = within(await screen.findByRole('region', { name: 'Available 1' }));
  expect(group.getByRole('link', { name: /2023, 90 × 120 cm/ })).toBeVisible();
  expect(screen.getByRole('figure')).toHaveTextContent('2023, 90 × 120 cm');
});

test('the tabs show one group of works, by keyboard too', async () => {
  stub();
  const { user } = renderApp(page, '/artist/ngozi-eze');
  const tabs = within(await screen.findByRole('tablist', { name: 'Show' })).getAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['All 4', 'Available 2', 'In auction 1', 'Sold 1']);
  await user.click(screen.getByRole('tab', { name: 'Sold 1' }));
  expect(shownAddress()).toBe('/artist/ngozi-eze?works=sold');
  expect(titlesIn('Sold 1')).toEqual(['Four Lobes']);
  expect(screen.queryByRole('region', { name: 'Available 2' })).not.toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'All 4' })).toHaveFocus();
  expect(titlesIn('Available 2')).toEqual(['Agwọlagwọ', 'Comb']);
});

test('an unknown tab in the address shows all works', async () => {
  stub();
  renderApp(page, '/artist/ngozi-eze?works=nothing');
  expect(await screen.findByRole('tab', { name: 'All 4' })).toHaveAttribute('aria-selected', 'true');
  expect(titlesIn('Sold 1')).toEqual(['Four Lobes']);
});

test('the page shows markup in an artist’s texts as text', async () => {
  const hostile = '<img src=x onerror=alert(1)>';
  stub({ shown: { ...artist, artist_statement: hostile, exhibitions: [] } });
  renderApp(page, '/artist/ngozi-eze');
  expect(await screen.findByText(hostile)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Exhibitions' })).not.toBeInTheDocument();
});

test('the page says that the gallery has no works of the artist', async () => {
  stub({ artworks: [], total: 0 });
  renderApp(page, '/artist/ngozi-eze');
  expect(await screen.findByText(/^We have none of this artist’s works at present/)).toBeVisible();
});

test('the page links to the rest of many works', async () => {
  stub({ total: 240 });
  renderApp(page, '/artist/ngozi-eze');
  const rest = await screen.findByRole('link', { name: 'See all 240 works' });
  expect(rest).toHaveAttribute('href', '/artist?artist=artist-1');
});

test('the edge renders the page with a Person for search engines, and it hydrates without an error', async () => {
  stub();
  const { html, status, consoleErrors } = await hydrateApp(page, '/artist/ngozi-eze', pageDataOf(routes));
  expect(status).toBe(200);
  expect(html).toContain('Four Lobes');
  expect(html).toContain('<link rel="canonical" href="https://gallery.test/artist/ngozi-eze"/>');
  const [, data = '{}'] = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? [];
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'Person',
    name: 'Ngọzi Eze',
    url: 'https://gallery.test/artist/ngozi-eze',
    image: 'https://gallery.test/v0/coil/1280.webp',
  });
  expect(html).not.toContain(' style=');
  expect(consoleErrors).toEqual([]);
});

test('the page shows the portrait, also to search engines and shared links, instead of a work', async () => {
  stub({ shown: { ...artist, portrait, portrait_alt: 'Ngọzi Eze in her studio' } });
  const { html } = await hydrateApp(page, '/artist/ngozi-eze', pageDataOf(routes));
  expect(screen.getByRole('img', { name: 'Ngọzi Eze in her studio' })).toBeVisible();
  expect(screen.queryByRole('figure', { name: /Agwọlagwọ/ })).not.toBeInTheDocument();
  expect(html).toContain('"image":"https://gallery.test/v0/portrait/1280.webp"');
  expect(html).toContain('content="https://gallery.test/v0/portrait/share.jpg"');
  expect(html).toContain('content="Ngọzi Eze in her studio"');
});

test('the page describes a portrait that has no description', async () => {
  stub({ shown: { ...artist, portrait, portrait_alt: '' } });
  renderApp(page, '/artist/ngozi-eze');
  expect(await screen.findByRole('img', { name: 'Portrait of Ngọzi Eze' })).toBeVisible();
});

test('an unknown artist gets the gallery’s page for unknown addresses', async () => {
  stub();
  renderApp(page, '/artist/nobody');
  expect(await screen.findByRole('heading', { name: 'Artist not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all artworks' })).toHaveAttribute('href', '/artist');
});

test('a former address redirects to the present one', async () => {
  stub();
  const load = routes.find(({ path }) => path === '/artist/:id')?.load;
  const queryClient = createTestClient();
  const url = new URL('https://gallery.test/artist/ngozi-obi');
  expect(await load?.({ queryClient, params: { id: 'ngozi-obi' }, url })).toEqual({
    redirect: '/artist/ngozi-eze',
  });
  expect(await load?.({ queryClient, params: { id: 'nobody' }, url })).toEqual({ status: 404 });
});
