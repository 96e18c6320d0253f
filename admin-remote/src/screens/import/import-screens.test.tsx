import { Route, Routes } from '@gallery/shared/router';
import { jpegFile, textFile } from '@gallery/shared/testing/image-bytes';
import { renderApp, shownAddress } from '@gallery/shared/testing/render-app';
import { apiDown, refused, stubApi } from '@gallery/shared/testing/stub-api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { storageAccess, stubStorage, uploadedTo } from '../../testing/stub-storage';
import { ImportScreen } from './import-screen';
import { ImportsScreen } from './imports-screen';

const record = {
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
const saved = jest.fn((_query: object, _body: unknown) => ({ message: 'Saved.', import: record }));

function open(path: string, more: Parameters<typeof stubApi>[0] = {}) {
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

const choose = (label: string, ...files: File[]) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files } });

test('a chosen file leads to its import, and a refused one says what to do', async () => {
  const answers = { read: () => refused(422, 'The file is not text.') as object };
  open('/admin/import', { 'POST /collection/imports': () => answers.read() });
  choose('Choose a file', textFile('estate.csv'));
  expect(await screen.findByText('The file is not text.')).toBeVisible();
  answers.read = () => ({ message: 'The file is read.', import: record });
  choose('Choose a file', textFile('estate.csv'));
  await waitFor(() => expect(shownAddress()).toBe('/admin/import/i1'));
});

test('staff choose what a column is, and a field moves from its former column', async () => {
  const { user } = open('/admin/import/i1');
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Import Shelf as' }),
    'Inventory number',
  );
  await waitFor(() => expect(saved.mock.calls[0]?.[1]).toEqual({ fields: [null, 'inventory_number'] }));
  expect(screen.getByText(/was read as Windows-1252/)).toBeVisible();
});

test('staff correct a cell beside its problem, and start the import of the rows that are ready', async () => {
  const { user } = open('/admin/import/i1');
  const cell = await screen.findByRole('textbox', { name: 'Inv. No of row 3' });
  await user.clear(cell);
  await user.type(cell, 'NW-002{Enter}');
  await waitFor(() => expect(saved.mock.calls[0]?.[1]).toEqual({ column: 0, value: 'NW-002' }));
  await user.click(screen.getByRole('button', { name: 'Import 1 work' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
});

test('the page names the works that wait for a picture', async () => {
  const missing = [{ row: 2, name: 'NW-001' }];
  const { user } = open('/admin/import/i1', {
    'GET /collection/imports/i1': { import: { ...record, missing } },
  });
  await user.click(await screen.findByText('See all 1'));
  expect(screen.getByText('Row 2: NW-001')).toBeVisible();
});

test('nothing is tried again before the first import', async () => {
  const wrong = { ...record, rows: { ...record.rows, new: 0, wrong: 3, without_picture: 0 } };
  open('/admin/import/i1', { 'GET /collection/imports/i1': { import: wrong } });
  expect(await screen.findByText(/^No row is ready/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /again/ })).not.toBeInTheDocument();
});

test('staff can put new works on the site at once', async () => {
  const started = jest.fn((_query: object, _body: unknown) => ({ message: 'Saved.', import: record }));
  const { user } = open('/admin/import/i1', { 'POST /collection/imports/i1/start': started });
  await user.click(await screen.findByRole('checkbox', { name: 'Keep new works as drafts' }));
  expect(screen.getByText(/Imported works are on the site at once/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Import 1 work' }));
  await waitFor(() => expect(started.mock.calls[0]?.[1]).toEqual({ as_drafts: false }));
});

test('new works arrive as drafts, and staff try failed rows again', async () => {
  const started = jest.fn((_query: object, _body: unknown) => ({ message: 'Saved.', import: record }));
  const failed = { ...record, state: 'done', rows: { ...record.rows, new: 1, done: 1, without_picture: 0 } };
  let shown: object = record;
  const { user } = open('/admin/import/i1', {
    'GET /collection/imports/i1': () => ({ import: shown }),
    'POST /collection/imports/i1/start': started,
  });
  expect(await screen.findByText(/Only staff see the new works/)).toBeVisible();
  shown = failed;
  await user.click(screen.getByRole('button', { name: 'Import 1 work' }));
  await waitFor(() => expect(started.mock.calls[0]?.[1]).toEqual({ as_drafts: true }));
  await user.click(await screen.findByRole('button', { name: 'Try the failed row again' }));
  await waitFor(() => expect(started).toHaveBeenCalledTimes(2));
});

test('staff delete an import after a question that says what stays', async () => {
  const deleted = jest.fn(() => ({ message: 'Import deleted. Its works stay.' }));
  const { user, notify } = open('/admin/import/i1', { 'DELETE /collection/imports/i1': deleted });
  await user.click(await screen.findByRole('button', { name: 'Delete import' }));
  const dialog = screen.getByRole('dialog', { name: 'Delete the import of estate.csv?' });
  expect(dialog).toHaveTextContent('Nothing of it is imported.');
  await user.click(within(dialog).getByRole('button', { name: 'delete' }));
  await waitFor(() => expect(shownAddress()).toBe('/admin/import'));
  expect(deleted).toHaveBeenCalledTimes(1);
  expect(notify).toHaveBeenCalledWith('Import deleted. Its works stay.', 'success');
});

test('only wanted pictures are uploaded, and the page names those that fit no row or failed', async () => {
  const upload = stubStorage();
  const added = jest.fn((_query: object, _body: unknown) => ({ message: 'Picture added.' }));
  open('/admin/import/i1', {
    '/storage/token': storageAccess,
    'POST /collection/imports/i1/pictures': added,
    'POST /collection/imports/i1/pictures/match': {
      pictures: [
        { name: 'NW-001.jpg', row: 2, is_wanted: true },
        { name: 'NW-002.jpg', row: 3, is_wanted: true },
        { name: 'NW-003.jpg', row: 4, is_wanted: false },
        { name: 'other.jpg', row: null, is_wanted: false },
      ],
    },
  });
  await screen.findByLabelText('Choose pictures');
  const named = (name: string) => new File([jpegFile()], name, { type: 'image/jpeg' });
  choose(
    'Choose pictures',
    named('NW-001.jpg'),
    textFile('NW-002.jpg'),
    named('NW-003.jpg'),
    named('other.jpg'),
  );
  await screen.findByText('NW-002.jpg: Please select an Image file(png or jpeg)');
  upload.finish();
  expect(await screen.findByText(/^1 of 2 pictures uploaded. 1 were not needed. 1 fit no row/)).toBeVisible();
  expect(added.mock.calls.map(([, body]) => body)).toEqual([
    { name: 'NW-001.jpg', img_url: uploadedTo, width: 800, height: 600 },
  ]);
  expect(screen.getByText('other.jpg: fits no row')).toBeVisible();
});

const wantedPicture = {
  '/storage/token': storageAccess,
  'POST /collection/imports/i1/pictures/match': {
    pictures: [{ name: 'NW-001.jpg', row: 2, is_wanted: true }],
  },
};
const picture = () => new File([jpegFile()], 'NW-001.jpg', { type: 'image/jpeg' });

test('staff try a failed picture again without choosing it again', async () => {
  stubStorage().finish();
  const answers = { add: () => refused(422, 'A work has at most 9 pictures.') as object };
  const { user } = open('/admin/import/i1', {
    ...wantedPicture,
    'POST /collection/imports/i1/pictures': () => answers.add(),
  });
  await screen.findByLabelText('Choose pictures');
  choose('Choose pictures', picture());
  expect(await screen.findByText('NW-001.jpg: A work has at most 9 pictures.')).toBeVisible();
  answers.add = () => ({ message: 'Picture added.' });
  await user.click(screen.getByRole('button', { name: 'Try the failed picture again' }));
  expect(await screen.findByText('1 of 1 pictures uploaded.')).toBeVisible();
});

test('a lost connection interrupts the pictures, and staff resume them', async () => {
  stubStorage().finish();
  const answers: { add: () => Promise<object> } = { add: apiDown };
  const { user } = open('/admin/import/i1', {
    ...wantedPicture,
    'POST /collection/imports/i1/pictures': () => answers.add(),
  });
  await screen.findByLabelText('Choose pictures');
  choose('Choose pictures', picture());
  expect(await screen.findByText(/^0 of 1 pictures uploaded. The connection was lost./)).toBeVisible();
  answers.add = async () => ({ message: 'Picture added.' });
  await user.click(screen.getByRole('button', { name: 'Resume' }));
  expect(await screen.findByText('1 of 1 pictures uploaded.')).toBeVisible();
});

test('staff pause the pictures and resume them', async () => {
  const upload = stubStorage();
  const { user } = open('/admin/import/i1', {
    ...wantedPicture,
    'POST /collection/imports/i1/pictures': { message: 'Picture added.' },
  });
  await screen.findByLabelText('Choose pictures');
  choose('Choose pictures', picture());
  await user.click(await screen.findByRole('button', { name: 'Pause' }));
  expect(screen.getByText('0 of 1 pictures uploaded. Paused.')).toBeVisible();
  upload.finish();
  await screen.findByText('1 of 1 pictures uploaded. Paused.');
  await user.click(screen.getByRole('button', { name: 'Resume' }));
  expect(await screen.findByText('1 of 1 pictures uploaded.')).toBeVisible();
});

test('the page shows matched pictures, and warns of those under 1,000 px', async () => {
  const matched = [
    { row: 2, name: 'NW-040', img_url: '/v0/b/x/o/a.jpg', views: 1, width: 412, height: 300 },
    { row: 3, name: 'NW-021', img_url: '/v0/b/x/o/b.jpg', views: 3, width: 1600, height: 1200 },
  ];
  open('/admin/import/i1', {
    'GET /collection/imports/i1': { import: { ...record, matched, small_pictures: 1 } },
  });
  const [small, large] = within(await screen.findByRole('list', { name: 'Matched pictures' })).getAllByRole(
    'listitem',
  );
  expect(small).toHaveTextContent('NW-040412 × 300 px, small');
  expect(large).toHaveTextContent('NW-021Matched, 3 views');
  expect(screen.getByText(/^1 picture has a side under 1,000 px/)).toBeVisible();
});

test('the steps name the first one with work left', async () => {
  open('/admin/import/i1');
  const steps = within(await screen.findByRole('list', { name: 'Steps' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'File3 rows, 2 columns',
    'Columns1 matched, 1 skipped',
    'Dry run1 to correct',
    'Pictures1 missing',
    'Importnot started',
  ]);
  expect(steps.findIndex((step) => step.hasAttribute('aria-current'))).toBe(2);
});

test('staff undo an import within its week, after a question', async () => {
  const undone = jest.fn(() => ({ message: 'The import is undone.', import: record }));
  const done = { ...record, state: 'done', rows: { ...record.rows, done: 1 } };
  const inAWeek = new Date(Date.now() + 604_800_000).toISOString();
  const { user, notify } = open('/admin/import/i1', {
    'GET /collection/imports/i1': { import: { ...done, undo_until: inAWeek } },
    'POST /collection/imports/i1/undo': undone,
  });
  await user.click(await screen.findByRole('button', { name: 'Undo import…' }));
  const dialog = screen.getByRole('dialog', { name: 'Undo the import of estate.csv?' });
  await user.click(within(dialog).getByRole('button', { name: 'undo import' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('The import is undone.', 'success'));
  expect(undone).toHaveBeenCalledTimes(1);
});

test('an import whose week has passed has no undo', async () => {
  const done = { ...record, state: 'done', rows: { ...record.rows, done: 1 } };
  open('/admin/import/i1', {
    'GET /collection/imports/i1': { import: { ...done, undo_until: '2026-11-01T12:00:00.000Z' } },
  });
  expect(await screen.findByText('1 work imported.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo import…' })).not.toBeInTheDocument();
});
