import { pageDataOf } from '@gallery/shared/routes/define-routes';
import { hydrateApp } from '@gallery/shared/testing/hydrate-app';
import { renderApp, shownAddress } from '@gallery/shared/testing/render-app';
import { apiDown, stubApi } from '@gallery/shared/testing/stub-api';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes';
import { artistId, openCatalogue, results } from '../testing/open-catalogue';
import { ArtworksScreen } from './artworks-screen';

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

test("'Show more' adds the next page", async () => {
  openCatalogue();
  const { user } = renderApp(<ArtworksScreen />, '/artist');
  await user.click(await results().findByRole('link', { name: 'Show more' }));
  expect(await results().findByRole('link', { name: /^Third Mainland/ })).toBeVisible();
  expect(results().getByText('3 of 3')).toBeVisible();
  expect(results().queryByRole('link', { name: 'Show more' })).not.toBeInTheDocument();
  expect(shownAddress()).toBe('/artist');
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
