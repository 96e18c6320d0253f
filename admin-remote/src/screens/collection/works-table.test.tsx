import type { WorkRow } from '@gallery/shared/contract/collection/works-list';
import { renderApp, shownAddress } from '@gallery/shared/testing/render-app';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { apiDown, stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { ArtworksScreen } from './artworks-screen';

function rowOf(given: Partial<WorkRow>): WorkRow {
  return {
    ...sampleArtwork(),
    own_price: 250_000,
    price_on_request: false,
    open_to_offers: false,
    framed: true,
    version: 1,
    added_at: '2026-11-02T12:00:00Z',
    ...given,
  };
}

const rows = [
  rowOf({ _id: 'work-1', name_of_artwork: 'Coil', year: 2022 }),
  rowOf({ _id: 'work-2', name_of_artwork: 'Four Lobes', availability: 'sold', own_price: 1_600_000 }),
  rowOf({ _id: 'work-3', name_of_artwork: 'Comb', own_price: 900_000, price_on_request: true }),
];

const page = (query: Record<string, unknown>) => ({
  works: query.cursor ? rows.slice(2) : rows.slice(0, 2),
  total: 3,
  first: 1,
  previous: null,
  next: query.cursor ? null : 'more',
  sum: 2_750_000,
});

/** jsdom lays out nothing, so each observed element is near, which the browser reports once. */
class NearObserver {
  constructor(readonly onChange: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(element: Element) {
    setTimeout(() => element.isConnected && this.onChange([{ isIntersecting: true }]));
  }
  disconnect() {}
}

const original = globalThis.IntersectionObserver;
afterEach(() => void Object.assign(globalThis, { IntersectionObserver: original }));

function open(address = '?view=table', given: Record<string, unknown> = {}) {
  const calls = {
    list: jest.fn(page),
    preview: jest.fn((_query: unknown, { works }: { works: string[] }) => ({
      edit: 'edit-1',
      field: 'price',
      changes: works.map((_id) => ({ _id, name: '', artist: '', version: 1, from: '250000', to: '300000' })),
      stays: [],
      artist_id: null,
      before: 250_000,
      after: 300_000,
    })),
    commit: jest.fn((_query: unknown, _sent: unknown) => ({ message: '1 work is changed.', edit: {} })),
    undo: jest.fn(() => ({ message: '1 work is as before the edit.', keeps: [] })),
    save: jest.fn((_query: unknown, _sent: unknown) => ({ message: 'View saved.' })),
  };
  stubApi({
    '/collection/works?limit=1': {
      works: [],
      total: 3,
      first: 1,
      previous: null,
      next: null,
      sum: 2_750_000,
    },
    '/collection/works?state=sold&limit=1': page({ limit: '1' }),
    '/collection/works': calls.list,
    '/collection/works.csv': '"Artwork"\r\n"Coil"\r\n',
    'GET /collection/views': { views: [{ _id: 'view-1', name: 'Sold', query: 'state=sold&view=table' }] },
    'POST /collection/views': calls.save,
    'POST /collection/edits/preview': calls.preview,
    'POST /collection/edits': calls.commit,
    'POST /collection/edits/edit-1/undo': calls.undo,
    ...given,
  } as never);
  return { ...calls, ...renderApp(<ArtworksScreen />, `/admin/admin-all-art-works${address}`) };
}

const row = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement);

test('the table shows works with staff prices, the total, and the sum, and loads more', async () => {
  const { user } = open();
  expect((await row('Coil')).getByText('2022')).toBeVisible();
  expect((await row('Four Lobes')).getByText('Sold')).toBeVisible();
  expect(screen.getByText('2 of 3')).toBeVisible();
  expect(screen.getAllByText('#2,750,000').length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect((await row('Comb')).getByText('on request')).toBeVisible();
  expect(screen.getByText('3 of 3')).toBeVisible();
});

test('the end of the list asks once for a page that fails, and Try again loads it', async () => {
  Object.assign(globalThis, { IntersectionObserver: NearObserver });
  let isDown = true;
  const list = jest.fn((query: Record<string, unknown>) =>
    query.cursor && isDown ? apiDown() : page(query),
  );
  const { user } = open('?view=table', { '/collection/works': list });
  const again = await screen.findByRole('button', { name: 'Try again' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(list).toHaveBeenCalledTimes(2);
  isDown = false;
  await user.click(again);
  expect((await row('Comb')).getByText('on request')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('view, order, columns, and filters set the address', async () => {
  const { user, list } = open('');
  await user.click(screen.getByRole('button', { name: 'Table' }));
  await user.click(await screen.findByRole('link', { name: 'Price' }));
  await user.click(screen.getByText('+ Filter'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'sold');
  await user.click(screen.getByText('Columns'));
  await user.click(screen.getByRole('checkbox', { name: 'Year' }));
  expect(shownAddress()).toBe(
    '/admin/admin-all-art-works?view=table&sort=price-down&state=sold&columns=type.price.status.views.updated',
  );
  await waitFor(() =>
    expect(list).toHaveBeenLastCalledWith({ state: 'sold', sort: 'price-down', limit: 100 }, undefined),
  );
  expect(screen.queryByRole('columnheader', { name: 'Year' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Grid' }));
  expect(shownAddress()).toBe('/admin/admin-all-art-works?state=sold');
});

test('each chip removes its filter, and the focus stays in the list', async () => {
  const { user } = open('?view=table&type=Painting&state=sold&min=100000&max=900000&from=2026-11-01');
  const chips = within(screen.getByRole('list', { name: 'Filters in use' }));
  expect(chips.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Remove filter:Painting',
    'Remove filter:Sold',
    'Remove filter:#100,000 to #900,000',
    'Remove filter:Added from Nov 1, 2026',
    'Clear all',
  ]);
  chips.getByRole('link', { name: /Sold/ }).focus();
  await user.keyboard('{Enter}');
  expect(chips.getByRole('link', { name: /900,000/ })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(shownAddress()).toBe('/admin/admin-all-art-works?view=table&type=Painting&from=2026-11-01');
  await user.click(chips.getByRole('link', { name: 'Clear all' }));
  expect(shownAddress()).toBe('/admin/admin-all-art-works?view=table');
  expect(screen.queryByRole('list', { name: 'Filters in use' })).not.toBeInTheDocument();
});

test('a column tells when staff last changed a work, and sorts by it', async () => {
  const { user } = open('?view=table', {
    '/collection/works': () => ({
      ...page({}),
      works: [
        rowOf({ _id: 'work-1', name_of_artwork: 'Coil', updated_at: new Date().toISOString() }),
        rowOf({ _id: 'work-2', name_of_artwork: 'Comb', updated_at: '2026-10-02T12:00:00Z' }),
      ],
    }),
  });
  expect((await row('Coil')).getByText('today')).toBeVisible();
  expect((await row('Comb')).getByText('Oct 2, 2026')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Updated' }));
  expect(shownAddress()).toContain('sort=updated-down');
  expect(screen.getByRole('columnheader', { name: 'Updated' })).toHaveAttribute('aria-sort', 'descending');
});

test('Enter saves a price in place, and Undo beside it restores it', async () => {
  const { user, preview, commit, undo } = open();
  await user.click((await row('Coil')).getByRole('button', { name: 'Price of Coil: #250,000' }));
  await user.keyboard('300,000{Enter}');
  expect(await screen.findByRole('button', { name: 'Undo the price of Coil' })).toBeVisible();
  const change = { field: 'price', by: 'set', amount: 300_000 };
  expect(preview).toHaveBeenCalledWith({}, { works: ['work-1'], ...change });
  expect(commit).toHaveBeenCalledWith(
    {},
    {
      ...change,
      edit: 'edit-1',
      works: [{ _id: 'work-1', version: 1 }],
      artist_email: '',
      artist_id: null,
      reason: '',
    },
  );
  await user.click(screen.getByRole('button', { name: 'Undo the price of Coil' }));
  await waitFor(() => expect(undo).toHaveBeenCalledTimes(1));
});

test('Escape keeps a price, and Tab saves it and opens the next one', async () => {
  const { user, commit } = open();
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  const openCoil = async () =>
    user.click((await row('Coil')).getByRole('button', { name: 'Price of Coil: #250,000' }));
  await row('Comb');
  await openCoil();
  await user.keyboard('1{Escape}');
  expect(commit).not.toHaveBeenCalled();
  await openCoil();
  await user.keyboard('300000{Tab}');
  expect(await screen.findByLabelText('New price of Comb, in naira')).toHaveFocus();
  expect(commit).toHaveBeenCalledTimes(1);
});

test('a click on another price saves the typed one, and Tab leaves one that is not a price', async () => {
  const { user, commit } = open();
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await row('Comb');
  await user.click(screen.getByRole('button', { name: /^Price of Coil/ }));
  await user.keyboard('soon{Tab}');
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: /^Price of Comb/ }));
  const field = screen.getByLabelText('New price of Coil, in naira');
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('Enter whole naira. Escape keeps #250,000');
  await user.clear(field);
  await user.keyboard('300000');
  await user.click(screen.getByRole('button', { name: /^Price of Comb/ }));
  expect(screen.getByLabelText('New price of Comb, in naira')).toHaveFocus();
  await waitFor(() => expect(commit).toHaveBeenCalledTimes(1));
});

test('a price that another curator has changed meanwhile stays, and the row shows it', async () => {
  const changeOf = (_id: string, version: number) => ({ _id, version, from: '900000', to: '300000' });
  const { user, notify, list, commit } = open('?view=table', {
    'POST /collection/edits/preview': {
      edit: 'edit-1',
      changes: [changeOf('number-2', 1), changeOf('work-1', 2)],
      stays: [],
    },
  });
  await user.click((await row('Coil')).getByRole('button', { name: 'Price of Coil: #250,000' }));
  list.mockImplementation(() => ({
    ...page({}),
    works: [rowOf({ name_of_artwork: 'Coil', own_price: 900_000 })],
  }));
  await user.keyboard('300000{Enter}');
  expect(await screen.findByRole('button', { name: 'Price of Coil: #900,000' })).toBeVisible();
  const message = 'Coil changed meanwhile: it is now #900,000. Enter your price again.';
  expect(notify).toHaveBeenCalledWith(message, 'error');
  expect(commit).not.toHaveBeenCalled();
});

test('a work that an edit may not change keeps its price and gives the reason', async () => {
  const stays = [{ _id: 'work-1', name: 'Coil', artist: '', availability: 'sold', reason: 'It is sold.' }];
  const { user, notify, commit } = open('?view=table', {
    'POST /collection/edits/preview': {
      edit: 'edit-1',
      field: 'price',
      changes: [],
      stays,
      before: 0,
      after: 0,
    },
  });
  await user.click((await row('Coil')).getByRole('button', { name: 'Price of Coil: #250,000' }));
  await user.keyboard('300000{Enter}');
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Coil: It is sold.', 'error'));
  expect(commit).not.toHaveBeenCalled();
});

test('a column shows the views of the last 30 days, and sorts by them', async () => {
  const seen = { ...page({}), works: [{ ...rows[0], views: 1_412 }, rows[1]] };
  const { user } = open('?view=table&columns=price.views', {
    '/collection/works': () => seen,
  });
  expect((await row('Coil')).getByText('1,412')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Views, 30 days' }));
  expect(shownAddress()).toMatch(/sort=views-down/);
});

test('each view shows how many works it has', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Sold 3' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All 3' })).toBeVisible();
});

test('a selection offers all works of the search', async () => {
  const { user } = open('?view=table', { '/collection/ids': { ids: ['work-1', 'work-2', 'work-3'] } });
  await user.click((await row('Coil')).getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Select all 3' }));
  expect(await screen.findByText('3 selected')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Select all 3' })).not.toBeInTheDocument();
});

test('an administrator opens a saved view and saves another', async () => {
  const { user, save } = open();
  await user.click(await screen.findByRole('link', { name: 'Sold' }));
  expect(shownAddress()).toBe('/admin/admin-all-art-works?state=sold&view=table');
  await user.type(screen.getByLabelText('Name of the view'), 'Sold works');
  await user.click(screen.getByRole('button', { name: 'Save view' }));
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith({}, { name: 'Sold works', query: 'state=sold&view=table' }),
  );
});

test('the filters take a price with separators, and show the name of an artist of a further page', async () => {
  const ben = { _id: 'artist-101', firstname: 'Ben', lastname: 'Zubair' };
  const { user } = open('?view=table&artist=artist-101', {
    '/artist/artists': ({ cursor }: { cursor?: string }) => ({
      artists: cursor ? [ben] : [],
      next: cursor ? null : 'more',
      total: 101,
    }),
  });
  expect(await screen.findByRole('option', { name: 'Ben Zubair', selected: true })).toBeInTheDocument();
  await user.click(screen.getByText('+ Filter'));
  await user.type(screen.getByLabelText('Price from'), '100,000,000');
  await waitFor(() => expect(shownAddress()).toContain('min=100000000'));
});
