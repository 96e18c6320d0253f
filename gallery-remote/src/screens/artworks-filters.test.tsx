import { pageDataOf } from '@gallery/shared/routes/define-routes';
import { hydrateApp } from '@gallery/shared/testing/hydrate-app';
import { renderApp, shownAddress } from '@gallery/shared/testing/render-app';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes';
import { artistId, coil, counts, openCatalogue, results } from '../testing/open-catalogue';
import { ArtworksScreen } from './artworks-screen';

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
