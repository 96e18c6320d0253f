import type { EditPreview, WorksEdit } from '@gallery/shared/contract/collection/works-edit';
import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen, within } from '@testing-library/react';
import { ArtworksScreen } from '../screens/collection/artworks-screen';

const works = [sampleArtwork(), sampleArtwork({ _id: 'work-2', name_of_artwork: 'Four Lobes' })];
const counts = { Painting: 2, 'Digital Painting': 0, Sculpture: 0 };

export const preview: EditPreview = {
  edit: 'edit-1',
  field: 'price',
  changes: [
    { _id: 'work-1', name: 'Agwọlagwọ', artist: 'Ngọzi Eze', version: 4, from: '250000', to: '275000' },
  ],
  stays: [
    { _id: 'work-2', name: 'Four Lobes', artist: 'Ngọzi Eze', availability: 'sold', reason: 'It is sold.' },
  ],
  artist_id: null,
  before: 250_000,
  after: 275_000,
};
export const doneEdit: WorksEdit = {
  _id: 'edit-1',
  field: 'price',
  summary: '+10%, rounded to #1,000',
  by: 'Ngọzi Eze',
  works: 18,
  at: '2026-11-26T13:12:00Z',
  undo_until: '2026-11-26T14:12:00Z',
  undoable: 18,
  keeps: [],
};

/** Opens the list of works, whose edits `given` may answer otherwise. */
export function openBulkEdit(given: Record<string, unknown> = {}) {
  const calls = {
    preview: jest.fn((_query: unknown, _sent: unknown): EditPreview | Promise<EditPreview> => preview),
    commit: jest.fn((_query: unknown, _sent: unknown) => ({ message: '1 work is changed.', edit: doneEdit })),
    undo: jest.fn(() => ({ message: '18 works are as before the edit.', keeps: [] })),
  };
  const edits: WorksEdit[] = [];
  stubApi({
    '/artwork': { artworks: works, total: 2, counts, next: null },
    '/collection/ids': { ids: ['work-1', 'work-2'], total: 2 },
    'GET /collection/edits': () => ({ edits }),
    'POST /collection/edits/preview': calls.preview,
    'POST /collection/edits': calls.commit,
    'POST /collection/edits/edit-1/undo': calls.undo,
    ...given,
  } as never);
  return { ...calls, edits, ...renderApp(<ArtworksScreen />, '/admin/admin-all-art-works') };
}

export const bar = () => within(screen.getByRole('region', { name: 'Selection' }));
export const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

/** Selects all works, and opens the dialog of their prices. */
export async function openPrices(user: ReturnType<typeof openBulkEdit>['user']) {
  await user.click(await screen.findByRole('checkbox', { name: 'Select all 2' }));
  await user.click(await bar().findByRole('button', { name: 'Change price…' }));
  return dialog('Change the price of 2 works?');
}
