import type { WorkRow } from '@gallery/shared/contract/collection/works-list';
import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen, within } from '@testing-library/react';
import { ArtworksScreen } from '../screens/collection/artworks-screen';

export function rowOf(given: Partial<WorkRow>): WorkRow {
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

export const rows = [
  rowOf({ _id: 'work-1', name_of_artwork: 'Coil', year: 2022 }),
  rowOf({ _id: 'work-2', name_of_artwork: 'Four Lobes', availability: 'sold', own_price: 1_600_000 }),
  rowOf({ _id: 'work-3', name_of_artwork: 'Comb', own_price: 900_000, price_on_request: true }),
];

export const pageOf = (query: Record<string, unknown>) => ({
  works: query.cursor ? rows.slice(2) : rows.slice(0, 2),
  total: 3,
  first: 1,
  previous: null,
  next: query.cursor ? null : 'more',
  sum: 2_750_000,
});

/** Opens the list of works with a stubbed API and returns its calls. `given` replaces answers. */
export function openWorksTable(address = '?view=table', given: Record<string, unknown> = {}) {
  const calls = {
    list: jest.fn(pageOf),
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
    '/collection/works?state=sold&limit=1': pageOf({ limit: '1' }),
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

export const rowNamed = async (name: string) =>
  within((await screen.findByText(name)).closest('tr') as HTMLElement);
