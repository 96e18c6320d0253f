import { ApiError } from '@gallery/shared/http';
import { renderApp, shownAddress } from '@gallery/shared/testing/render-app';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { neverAnswered, refused, stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { ArtworksScreen } from './artworks-screen';

const coil = sampleArtwork();
const doorway = sampleArtwork({ _id: 'work-2', name_of_artwork: 'Self as Doorway', artist_id: null });
const counts = { Painting: 2, 'Digital Painting': 0, Sculpture: 0 };
const removed = () => ({ message: 'Artwork removed.' });

function openArtworks({
  artworks = [coil, doorway],
  remove = jest.fn(removed) as jest.Mock,
  total = 2,
} = {}) {
  const list = jest.fn((query: { cursor?: string }) => ({
    artworks,
    total,
    counts,
    next: total > artworks.length && !query.cursor ? 'after-door' : null,
  }));
  stubApi({ '/artwork': list, '/artwork/delete': (_query, sent) => remove(sent) });
  return { ...renderApp(<ArtworksScreen />, '/admin/admin-all-art-works'), list, remove };
}

const card = (name: string) => screen.findByRole('article', { name });

async function remove(user: ReturnType<typeof openArtworks>['user'], name: string) {
  await user.click(await screen.findByRole('button', { name: `Remove ${name}` }));
  expect(screen.getByRole('dialog', { name: 'Do you want to delete this Artwork?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'delete' }));
}

test('each card shows its name, its artist, and a link to edit', async () => {
  openArtworks();
  const first = within(await card('Agwọlagwọ'));
  expect(first.getByText('By Ngọzi Eze')).toBeVisible();
  expect(first.getByRole('link', { name: 'Edit Agwọlagwọ' })).toHaveAttribute(
    'href',
    '/admin/edit-artwork/work-1',
  );
  expect(within(await card('Self as Doorway')).getByText('By No Name')).toBeVisible();
});

test.each(['wall', 'table'])('the %s starts a failed picture again', async (view) => {
  const failed = new Set([coil._id]);
  const page = () => {
    const staff = { own_price: 1, added_at: '2026-11-02T12:00:00Z' };
    const works = [coil, doorway].map((work) => ({
      ...work,
      ...staff,
      picture_failed: failed.has(work._id) || undefined,
    }));
    return { artworks: works, works, total: 2, sum: 2, counts, next: null };
  };
  const remake = jest.fn(() => {
    failed.clear();
    return { message: 'Making.' };
  });
  stubApi({ '/artwork': page, '/collection/works': page, '/artwork/work-1/picture': remake });
  const { user, notify } = renderApp(<ArtworksScreen />, `/admin/admin-all-art-works?view=${view}`);
  await user.click(await screen.findByRole('button', { name: 'Try again: picture of Agwọlagwọ' }));
  await waitFor(() => expect(screen.queryByText(/could not be prepared/)).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: /^Try again/ })).not.toBeInTheDocument();
  expect(notify).toHaveBeenCalledWith('The picture is being prepared for phones.', 'success');
  expect(remake).toHaveBeenCalledTimes(1);
});

test.each([
  ['wall', ''],
  ['table', '?view=table'],
])('the %s leads from filters that the API refuses to the whole list', async (view, whole) => {
  const refuse = () => refused(422, 'type must be one of Painting, Sculpture');
  stubApi({ '/artwork': refuse, '/collection/works': refuse });
  renderApp(<ArtworksScreen />, `/admin/admin-all-art-works?view=${view}&type=zzz`);
  expect(await screen.findByText('The filters in this address are not valid')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Clear the filters' })).toHaveAttribute(
    'href',
    `/admin/admin-all-art-works${whole}`,
  );
});

test('a removal takes the card from the list without another request', async () => {
  const { user, notify, list, remove: sent } = openArtworks();
  await remove(user, 'Agwọlagwọ');
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Agwọlagwọ' })).not.toBeInTheDocument());
  expect(notify).toHaveBeenCalledWith('Artwork removed.', 'success');
  expect(sent).toHaveBeenCalledWith({ artist_id: 'work-1' });
  expect(screen.getByText('1 to 1 of 1')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'All artworks' })).toHaveFocus();
  await remove(user, 'Self as Doorway');
  expect(await screen.findByText('No artwork here')).toBeVisible();
  expect(list).toHaveBeenCalledTimes(1);
});

test('the list loads the next works when the last card of a page goes', async () => {
  const { user, list } = openArtworks({ artworks: [coil], total: 2 });
  await screen.findByText('1 to 1 of 2');
  list.mockReturnValue({ artworks: [doorway], total: 1, counts, next: null });
  await remove(user, 'Agwọlagwọ');
  expect(await card('Self as Doorway')).toBeVisible();
  expect(screen.getByText('1 to 1 of 1')).toBeVisible();
});

test('the list opens the previous page when the last card of a later one goes', async () => {
  const left: string[] = ['Self as Doorway'];
  const later = () => ({ artworks: left.length > 0 ? [doorway] : [], next: null });
  const first = () => ({ artworks: [coil], next: left.length > 0 ? 'after-coil' : null });
  const list = ({ cursor }: { cursor?: string }) => ({
    ...(cursor ? later() : first()),
    total: 12 + left.length,
    counts,
  });
  stubApi({ '/artwork': list, '/artwork/delete': () => ({ message: String(left.splice(0)) }) });
  const { user } = renderApp(<ArtworksScreen />, '/admin/admin-all-art-works');
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  expect(await screen.findByText('13 to 13 of 13')).toBeVisible();
  await remove(user, 'Self as Doorway');
  expect(await card('Agwọlagwọ')).toBeVisible();
  expect(shownAddress()).toBe('/admin/admin-all-art-works');
  expect(await screen.findByText('1 to 1 of 12')).toBeVisible();
});

test.each([
  ['?q=zzzz', 'Nothing found for “zzzz”', 'Clear the search'],
  ['?type=Sculpture', 'Nothing fits these filters', 'Clear the filters'],
])('the list of %s shows a message and a link to all works', async (requested, text, back) => {
  stubApi({
    '/artwork': ({ q, type }) => ({ artworks: q || type ? [] : [coil], total: 1, counts, next: null }),
  });
  const { user } = renderApp(<ArtworksScreen />, `/admin/admin-all-art-works${requested}`);
  expect(await screen.findByText(text)).toBeVisible();
  await user.click(screen.getByRole('link', { name: back }));
  expect(await card('Agwọlagwọ')).toBeVisible();
  expect(shownAddress()).toBe('/admin/admin-all-art-works');
});

test("an empty page shows a message and the button 'Previous'", async () => {
  stubApi({ '/artwork': { artworks: [], total: 12, counts, next: null } });
  renderApp(<ArtworksScreen />, '/admin/admin-all-art-works?cursor=gone', { state: { before: [''] } });
  expect(await screen.findByText('No artwork on this page')).toBeVisible();
  expect(screen.getByText('0 of 12')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeEnabled();
});

test('a refused removal keeps the held work and gives the reason', async () => {
  const text = 'A collector is buying this artwork. It cannot be removed now.';
  const refuse = jest.fn(() => Promise.reject(new ApiError(text, 409)));
  const held = sampleArtwork({ availability: 'held' });
  const { user, notify } = openArtworks({ artworks: [held, doorway], remove: refuse });
  await remove(user, 'Agwọlagwọ');
  await waitFor(() => expect(notify).toHaveBeenCalledWith(text, 'error'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await card('Agwọlagwọ')).toHaveTextContent('Held');
});

test("'cancel' removes nothing", async () => {
  const { user, remove: sent } = openArtworks();
  await user.click(await screen.findByRole('button', { name: 'Remove Agwọlagwọ' }));
  await user.click(screen.getByRole('button', { name: 'cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent).not.toHaveBeenCalled();
});

test('the screen shows a spinner while it loads', () => {
  stubApi({ '/artwork': neverAnswered });
  renderApp(<ArtworksScreen />, '/admin/admin-all-art-works');
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
});

test('page, type, and search set the address', async () => {
  const { user, list } = openArtworks({ total: 14 });
  expect(await screen.findByText('1 to 2 of 14')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(shownAddress()).toBe('/admin/admin-all-art-works?cursor=after-door');
  expect(await screen.findByText('13 to 14 of 14')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await screen.findByText('1 to 2 of 14')).toBeVisible();
  await user.click(screen.getByText('+ Filter'));
  await user.selectOptions(screen.getByLabelText('Type'), 'Sculpture');
  await user.type(screen.getByRole('searchbox', { name: 'Search artworks' }), 'stone');
  await waitFor(() => expect(shownAddress()).toBe('/admin/admin-all-art-works?type=Sculpture&q=stone'));
  await waitFor(() =>
    expect(list).toHaveBeenLastCalledWith(
      { limit: 12, short: 'true', type: 'Sculpture', q: 'stone' },
      undefined,
    ),
  );
});
