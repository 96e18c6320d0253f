import { shownAddress } from '@gallery/shared/testing/render-app';
import { apiDown } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { openWorksTable, pageOf, rowNamed, rowOf, rows } from '../../testing/open-works-table';

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

test('the table shows works with staff prices, the total, and the sum, and loads more', async () => {
  const { user } = openWorksTable();
  expect((await rowNamed('Coil')).getByText('2022')).toBeVisible();
  expect((await rowNamed('Four Lobes')).getByText('Sold')).toBeVisible();
  expect(screen.getByText('2 of 3')).toBeVisible();
  expect(screen.getAllByText('#2,750,000').length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect((await rowNamed('Comb')).getByText('on request')).toBeVisible();
  expect(screen.getByText('3 of 3')).toBeVisible();
});

test('the rows wait for the saved views and the undo bar, which would move them', async () => {
  const list = jest.fn(pageOf);
  let answer: ((views: object) => void) | undefined;
  const views = new Promise<object>((resolve) => {
    answer = resolve;
  });
  openWorksTable('?view=table', { '/collection/works': list, 'GET /collection/views': () => views });
  await waitFor(() => expect(list).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText('Coil')).not.toBeInTheDocument();
  answer?.({ views: [{ _id: 'view-1', name: 'Sold', query: 'state=sold&view=table' }] });
  await rowNamed('Coil');
  expect(await screen.findByRole('link', { name: 'Sold 3' })).toBeVisible();
});

test('the end of the list asks once for a page that fails, and Try again loads it', async () => {
  Object.assign(globalThis, { IntersectionObserver: NearObserver });
  let isDown = true;
  const list = jest.fn((query: Record<string, unknown>) =>
    query.cursor && isDown ? apiDown() : pageOf(query),
  );
  const { user } = openWorksTable('?view=table', { '/collection/works': list });
  const again = await screen.findByRole('button', { name: 'Try again' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(list).toHaveBeenCalledTimes(2);
  isDown = false;
  await user.click(again);
  expect((await rowNamed('Comb')).getByText('on request')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the table filters by a tag and shows a column of tags', async () => {
  const tagged = { ...rows[0], tags: ['Lagos', 'Estate'] };
  const list = jest.fn((query: Record<string, unknown>) => ({
    ...pageOf(query),
    works: [tagged],
    next: null,
  }));
  const { user } = openWorksTable('?view=table&columns=tags', {
    '/collection/tags': { tags: ['Estate', 'Lagos'] },
    '/collection/works?tag=Lagos&limit=1': pageOf({ limit: '1' }),
    '/collection/works': list,
  });
  expect((await rowNamed('Coil')).getByText('Lagos, Estate')).toBeVisible();
  await user.click(screen.getByText('+ Filter'));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Tag' }), 'Lagos');
  await waitFor(() =>
    expect(list).toHaveBeenLastCalledWith({ tag: 'Lagos', sort: 'newest', limit: 100 }, undefined),
  );
  expect(shownAddress()).toContain('tag=Lagos');
  await user.click(screen.getByRole('link', { name: /Tag: Lagos/ }));
  expect(shownAddress()).not.toContain('tag=');
});

test('a tag of the address that no work has stays chosen', async () => {
  openWorksTable('?view=table&tag=gone', { '/collection/works?tag=gone&limit=1': pageOf({ limit: '1' }) });
  expect(await screen.findByRole('combobox', { name: 'Tag', hidden: true })).toHaveDisplayValue('gone');
});

test('view, order, columns, and filters set the address', async () => {
  const { user, list } = openWorksTable('');
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
  const { user } = openWorksTable(
    '?view=table&type=Painting&state=sold&min=100000&max=900000&from=2026-11-01',
  );
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
  const { user } = openWorksTable('?view=table', {
    '/collection/works': () => ({
      ...pageOf({}),
      works: [
        rowOf({ _id: 'work-1', name_of_artwork: 'Coil', updated_at: new Date().toISOString() }),
        rowOf({ _id: 'work-2', name_of_artwork: 'Comb', updated_at: '2026-10-02T12:00:00Z' }),
      ],
    }),
  });
  expect((await rowNamed('Coil')).getByText('today')).toBeVisible();
  expect((await rowNamed('Comb')).getByText('Oct 2, 2026')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Updated' }));
  expect(shownAddress()).toContain('sort=updated-down');
  expect(screen.getByRole('columnheader', { name: 'Updated' })).toHaveAttribute('aria-sort', 'descending');
});

test('a column shows the views of the last 30 days, and sorts by them', async () => {
  const seen = { ...pageOf({}), works: [{ ...rows[0], views: 1_412 }, rows[1]] };
  const { user } = openWorksTable('?view=table&columns=price.views', {
    '/collection/works': () => seen,
  });
  expect((await rowNamed('Coil')).getByText('1,412')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Views, 30 days' }));
  expect(shownAddress()).toMatch(/sort=views-down/);
});

test('each view shows how many works it has', async () => {
  openWorksTable();
  expect(await screen.findByRole('link', { name: 'Sold 3' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All 3' })).toBeVisible();
});

test('a selection offers all works of the search', async () => {
  const { user } = openWorksTable('?view=table', {
    '/collection/ids': { ids: ['work-1', 'work-2', 'work-3'] },
  });
  await user.click((await rowNamed('Coil')).getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Select all 3' }));
  expect(await screen.findByText('3 selected')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Select all 3' })).not.toBeInTheDocument();
});

test('an administrator opens a saved view and saves another', async () => {
  const { user, save } = openWorksTable();
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
  const { user } = openWorksTable('?view=table&artist=artist-101', {
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
