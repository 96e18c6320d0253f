import { Route, Routes } from '@gallery/shared/router';
import { pageDataOf } from '@gallery/shared/routes/define-routes';
import { hydrateApp } from '@gallery/shared/testing/hydrate-app';
import { renderApp, shownAddress } from '@gallery/shared/testing/render-app';
import { listed, sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { customerSession } from '@gallery/shared/testing/sample-order';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor } from '@testing-library/react';
import { GalleryApp } from '../../app';
import { routes } from '../../routes';
import { SharedListScreen } from './shared-list-screen';

const ids = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
const works = [
  listed(sampleArtwork({ _id: ids[0] })),
  listed(sampleArtwork({ _id: ids[1], name_of_artwork: 'Uzọ', availability: 'sold' })),
];
const token = '0123456789abcdef0123456789abcdef';
const shared = { token, name: 'Ikoyi house', artworks: works, stream_position: 1 };

const page = (
  <Routes>
    <Route path="/list/:id" element={<SharedListScreen />} />
  </Routes>
);

// The first test to open a screen waits for its code.
const first = { timeout: 20_000 };

afterEach(() => localStorage.clear());

test('a visitor sees the works of the device, and removes one', async () => {
  localStorage.setItem('saved works', JSON.stringify(ids));
  const cards = (_query: unknown, body: unknown) => {
    const { artworks } = body as { artworks: string[] };
    return { artworks: works.filter(({ _id }) => artworks.includes(_id)), stream_position: 1 };
  };
  stubApi({ '/saved/cards': cards });
  const { user } = renderApp(<GalleryApp />, '/saved');
  expect(await screen.findByRole('link', { name: /^Uzọ Ngọzi Eze/ }, first)).toHaveTextContent('Sold');
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  await user.click(await screen.findByRole('button', { name: 'Save Uzọ', pressed: true }, first));
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Uzọ/ })).not.toBeInTheDocument());
});

test('a visitor who saved nothing is sent to the artworks', async () => {
  renderApp(<GalleryApp />, '/saved');
  expect(
    await screen.findByText('Use the bookmark beside any work to keep it here.', undefined, first),
  ).toBeVisible();
});

test('a customer sees saved works in the dashboard', async () => {
  renderApp(<GalleryApp />, '/saved', { session: customerSession() });
  await waitFor(() => expect(shownAddress()).toBe('/dashboard/saved'), first);
});

test('the page of a shared list is rendered with its works, unlisted, and hydrates', async () => {
  stubApi({ [`/list/${token}?visit=true`]: shared });
  const { html, status, consoleErrors } = await hydrateApp(page, `/list/${token}`, pageDataOf(routes));
  expect(status).toBe(200);
  expect(consoleErrors).toEqual([]);
  expect(html).toContain('noindex');
  expect(html).toContain('no-referrer');
  expect(screen.getByRole('heading', { level: 1, name: 'Ikoyi house' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Agwọlagwọ/ })).toHaveTextContent('#1,850,000');
});

test('a link that is turned off says so', async () => {
  stubApi({});
  renderApp(<GalleryApp />, `/list/${token}`);
  expect(await screen.findByText('This list is no longer shared.', undefined, first)).toBeVisible();
});
