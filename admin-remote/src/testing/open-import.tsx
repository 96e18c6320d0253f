import { Route, Routes } from '@gallery/shared/router';
import { renderApp } from '@gallery/shared/testing/render-app';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { fireEvent, screen } from '@testing-library/react';
import { ImportScreen } from '../screens/import/import-screen';
import { ImportsScreen } from '../screens/import/imports-screen';

export const record = {
  _id: 'i1',
  file_name: 'estate.csv',
  state: 'checking',
  created_at: '2026-11-20T12:00:00.000Z',
  is_encoding_guessed: true,
  columns: [
    { header: 'Inv. No', field: 'inventory_number', first_values: ['NW-001'] },
    { header: 'Shelf', field: null, first_values: ['B4'] },
  ],
  rows: { total: 3, new: 2, changed: 0, same: 0, wrong: 1, without_picture: 1, done: 0 },
  pictures: 1,
  problems: [{ row: 3, column: 0, header: 'Inv. No', value: 'NW-001', message: 'Also in row 2.' }],
};
export const saved = jest.fn((_query: object, _body: unknown) => ({ message: 'Saved.', import: record }));

/** Opens the page of imports, or of import `i1`, with a stubbed API. `more` replaces answers. */
export function openImport(path: string, more: Parameters<typeof stubApi>[0] = {}) {
  saved.mockClear();
  stubApi({
    'GET /collection/imports': { imports: [] },
    'POST /collection/imports': saved,
    'GET /collection/imports/i1': { import: record },
    'PUT /collection/imports/i1/columns': saved,
    'PUT /collection/imports/i1/rows/3': saved,
    'POST /collection/imports/i1/start': saved,
    ...more,
  });
  return renderApp(
    <Routes>
      <Route path="/admin/import" element={<ImportsScreen />} />
      <Route path="/admin/import/:id" element={<ImportScreen />} />
    </Routes>,
    path,
  );
}

export const choose = (label: string, ...files: File[]) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files } });
