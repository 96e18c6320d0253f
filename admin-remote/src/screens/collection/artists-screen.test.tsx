import { ApiError } from '@gallery/shared/http';
import { renderApp, shownAddress, textsOf } from '@gallery/shared/testing/render-app';
import { sampleArtist, sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { neverAnswered, stubApi } from '@gallery/shared/testing/stub-api';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ArtistsScreen } from './artists-screen';
import { ArtworksScreen } from './artworks-screen';

const ngozi = sampleArtist();
const mateo = sampleArtist({ _id: 'artist-2', firstname: 'Mateo', lastname: 'Ruiz' });
const page = { total: 2, first: 1, next: null, previous: null };
const question = 'Do you want to delete this Artist?';

function openArtists(
  artists = [ngozi, mateo],
  remove: jest.Mock = jest.fn(() => ({ message: 'Artist deleted.' })),
) {
  const records = jest.fn((_query: object) => ({ ...page, total: artists.length, artists }));
  stubApi({ '/artist/artists': records, '/artist/delete': (_query, sent) => remove(sent) });
  return { ...renderApp(<ArtistsScreen />, '/admin/admin-all-artist'), records, remove };
}

async function deleteArtist(user: ReturnType<typeof openArtists>['user'], name: string) {
  await user.click(await screen.findByRole('button', { name: `Delete ${name}` }));
  await user.click(screen.getByRole('button', { name: 'delete' }));
}

test('the table lists the artists, each with a link to edit', async () => {
  openArtists();
  const row = await screen.findByRole('row', { name: /Ngọzi Eze/ });
  expect(within(row).getByText('ngozi.eze@example.com')).toBeVisible();
  expect(within(row).getByText('+234 803 555 0101')).toBeVisible();
  const edit = within(row).getByRole('link', { name: 'Edit Ngọzi Eze' });
  expect(edit).toHaveAttribute('href', '/admin/edit-admin-artist/artist-1');
  expect(textsOf(screen.getAllByRole('columnheader'))).toEqual([
    'Name',
    'Email address',
    'Phone number',
    'view',
    'actions',
  ]);
});

test('the list deletes two artists, each after a confirmation and with a toast', async () => {
  const { user, notify, records, remove } = openArtists();
  await deleteArtist(user, 'Ngọzi Eze');
  await waitFor(() => expect(records).toHaveBeenCalledTimes(2));
  expect(remove).toHaveBeenCalledWith({ artist_id: 'artist-1' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await deleteArtist(user, 'Mateo Ruiz');
  await waitFor(() => expect(notify.mock.calls).toEqual(Array(2).fill(['Artist deleted.', 'success'])));
  await waitFor(() => expect(records).toHaveBeenCalledTimes(3));
  expect(screen.getByRole('heading', { name: 'All Artistes' })).toHaveFocus();
});

test.each([
  [12, 0, '12 works lose the name Ngọzi Eze. They stay and are shown by No Name.'],
  [12, 2, '12 works lose the name Ngọzi Eze, 2 of them in the archive. They stay and are shown by No Name.'],
  [1, 0, '1 work loses the name Ngọzi Eze. It stays and is shown by No Name.'],
  [1, 1, '1 work loses the name Ngọzi Eze in the archive. It stays and is shown by No Name.'],
  [0, 0, 'No work names Ngọzi Eze.'],
])('the question counts %s works, %s archived, that lose the name', async (works, archived, sentence) => {
  stubApi({
    '/artist/artists': { ...page, artists: [ngozi] },
    [`/artist/artist/${ngozi._id}/works`]: { works, archived },
  });
  const { user } = renderApp(<ArtistsScreen />, '/admin/admin-all-artist');
  await user.click(await screen.findByRole('button', { name: 'Delete Ngọzi Eze' }));
  expect(await screen.findByText(sentence)).toBeVisible();
});

test("'cancel' deletes nobody", async () => {
  const { user, remove } = openArtists();
  await user.click(await screen.findByRole('button', { name: 'Delete Mateo Ruiz' }));
  expect(screen.getByRole('dialog', { name: question })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(remove).not.toHaveBeenCalled();
});

test('a refused deletion keeps the artist and gives the reason', async () => {
  const refused = jest.fn(() => Promise.reject(new ApiError('This artist is gone already.', 404)));
  const { user, notify } = openArtists([ngozi], refused);
  await deleteArtist(user, 'Ngọzi Eze');
  await waitFor(() => expect(notify).toHaveBeenCalledWith('This artist is gone already.', 'error'));
  expect(screen.getByRole('row', { name: /Ngọzi Eze/ })).toBeVisible();
});

test('the screen shows a spinner while it loads, and then an empty list', async () => {
  stubApi({ '/artist/artists': neverAnswered });
  renderApp(<ArtistsScreen />, '/admin/admin-all-artist');
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  document.body.replaceChildren();
  openArtists([]);
  expect(await screen.findByText('No artist here')).toBeVisible();
});

test('an empty search names its text, and a link clears it', async () => {
  const { user, records } = openArtists();
  records.mockImplementation((query: { q?: string }) => {
    const artists = query.q ? [] : [ngozi];
    return { ...page, total: artists.length, artists };
  });
  await user.type(screen.getByRole('searchbox', { name: 'Search artists' }), 'zzzz');
  expect(await screen.findByText('Nothing found for “zzzz”')).toBeVisible();
  expect(screen.queryByText('No artist here')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Clear the search' }));
  expect(await screen.findByRole('row', { name: /Ngọzi Eze/ })).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search artists' })).toHaveValue('');
});

test('the search sets the address and reaches the API', async () => {
  const { user, records } = openArtists();
  await user.type(await screen.findByRole('searchbox', { name: 'Search artists' }), 'mat');
  await waitFor(() => expect(shownAddress()).toBe('/admin/admin-all-artist?q=mat'));
  await waitFor(() => expect(records).toHaveBeenLastCalledWith({ q: 'mat', sort: 'name' }, undefined));
});

test('a followed link cancels a pending search', async () => {
  openArtists();
  const edit = await screen.findByRole('link', { name: 'Edit Ngọzi Eze' });
  jest.useFakeTimers();
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search artists' }), { target: { value: 'mat' } });
  fireEvent.click(edit);
  act(() => jest.runOnlyPendingTimers());
  jest.useRealTimers();
  expect(shownAddress()).toBe('/admin/edit-admin-artist/artist-1');
});

test("the deletion renames the artist's works to No Name at once", async () => {
  const works = jest.fn(() => ({ artworks: [sampleArtwork()], total: 1, counts: {}, next: null }));
  const lists = {
    '/artist/artists': { ...page, artists: [ngozi] },
    '/artist/delete': { message: 'Artist deleted.' },
  };
  stubApi({ ...lists, '/artwork': works });
  const { user } = renderApp(
    <>
      <ArtworksScreen />
      <ArtistsScreen />
    </>,
    '/admin/admin-all-artist',
  );
  expect(await screen.findByText('By Ngọzi Eze')).toBeVisible();
  works.mockReturnValue({ artworks: [sampleArtwork({ artist_id: null })], total: 1, counts: {}, next: null });
  await deleteArtist(user, 'Ngọzi Eze');
  expect(await screen.findByText('By No Name')).toBeVisible();
});
