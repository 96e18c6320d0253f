import { textFile } from '@gallery/shared/testing/image-bytes';
import { shownAddress } from '@gallery/shared/testing/render-app';
import { refused } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { choose, openImport, record, saved } from '../../testing/open-import';

test('a chosen file leads to its import, and a refused one says what to do', async () => {
  const answers = { read: () => refused(422, 'The file is not text.') as object };
  openImport('/admin/import', { 'POST /collection/imports': () => answers.read() });
  choose('Choose a file', textFile('estate.csv'));
  expect(await screen.findByText('The file is not text.')).toBeVisible();
  answers.read = () => ({ message: 'The file is read.', import: record });
  choose('Choose a file', textFile('estate.csv'));
  await waitFor(() => expect(shownAddress()).toBe('/admin/import/i1'));
});

test('the list of imports stands last, so that nothing moves when it arrives', async () => {
  openImport('/admin/import');
  const empty = await screen.findByText('No imports yet');
  const last = screen.getByRole('button', { name: /^Export with pictures/ });
  expect(last.compareDocumentPosition(empty)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('staff choose what a column is, and a field moves from its former column', async () => {
  const { user } = openImport('/admin/import/i1');
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Import Shelf as' }),
    'Inventory number',
  );
  await waitFor(() => expect(saved.mock.calls[0]?.[1]).toEqual({ fields: [null, 'inventory_number'] }));
  expect(screen.getByText(/was read as Windows-1252/)).toBeVisible();
});

test('staff correct a cell beside its problem, and start the import of the rows that are ready', async () => {
  const { user } = openImport('/admin/import/i1');
  const cell = await screen.findByRole('textbox', { name: 'Inv. No of row 3' });
  await user.clear(cell);
  await user.type(cell, 'NW-002{Enter}');
  await waitFor(() => expect(saved.mock.calls[0]?.[1]).toEqual({ column: 0, value: 'NW-002' }));
  await user.click(screen.getByRole('button', { name: 'Import 1 work' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
});

test('a correction moves the focus to the next field, and the last one to the heading', async () => {
  const [found] = record.problems;
  let problems = [3, 4].map((row) => ({ ...found, row }));
  const correct = () => {
    problems = problems.slice(1);
    return { message: 'Saved.', import: record };
  };
  const { user } = openImport('/admin/import/i1', {
    'GET /collection/imports/i1': () => ({ import: { ...record, problems } }),
    'PUT /collection/imports/i1/rows/3': correct,
    'PUT /collection/imports/i1/rows/4': correct,
  });
  await user.type(await screen.findByRole('textbox', { name: 'Inv. No of row 3' }), '1{Enter}');
  const next = screen.getByRole('textbox', { name: 'Inv. No of row 4' });
  await waitFor(() => expect(next).toHaveFocus());
  await user.type(next, '1{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('the page says where new works go after another tab has started the import', async () => {
  const done = { ...record, state: 'done', as_drafts: false, rows: { ...record.rows, done: 1 } };
  let shown: object = record;
  const { user } = openImport('/admin/import/i1', {
    'GET /collection/imports/i1': () => ({ import: shown }),
    'POST /collection/imports/i1/start': () => refused(409, 'The import is running already.'),
  });
  expect(await screen.findByText(/Only staff see the new works/)).toBeVisible();
  shown = done;
  await user.click(screen.getByRole('button', { name: 'Import 1 work' }));
  expect(await screen.findByText(/Imported works are on the site at once/)).toBeVisible();
});

test('a problem is a sentence, also if its message begins with the name of a field', async () => {
  const [found] = record.problems;
  const problems = [{ ...found, message: 'description is required' }];
  openImport('/admin/import/i1', { 'GET /collection/imports/i1': { import: { ...record, problems } } });
  expect(await screen.findByText('Description is required')).toBeVisible();
});

test('the page names the works that wait for a picture', async () => {
  const missing = [{ row: 2, name: 'NW-001' }];
  const { user } = openImport('/admin/import/i1', {
    'GET /collection/imports/i1': { import: { ...record, missing } },
  });
  await user.click(await screen.findByText('See all 1'));
  expect(screen.getByText('Row 2: NW-001')).toBeVisible();
});

test('nothing is tried again before the first import', async () => {
  const wrong = { ...record, rows: { ...record.rows, new: 0, wrong: 3, without_picture: 0 } };
  openImport('/admin/import/i1', { 'GET /collection/imports/i1': { import: wrong } });
  expect(await screen.findByText(/^No row is ready/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /again/ })).not.toBeInTheDocument();
});

test('staff can put new works on the site at once', async () => {
  const started = jest.fn((_query: object, _body: unknown) => ({ message: 'Saved.', import: record }));
  const { user } = openImport('/admin/import/i1', { 'POST /collection/imports/i1/start': started });
  await user.click(await screen.findByRole('checkbox', { name: 'Keep new works as drafts' }));
  expect(screen.getByText(/Imported works are on the site at once/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Import 1 work' }));
  await waitFor(() => expect(started.mock.calls[0]?.[1]).toEqual({ as_drafts: false }));
  await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'status'));
});

test('new works arrive as drafts, and staff try failed rows again', async () => {
  const started = jest.fn((_query: object, _body: unknown) => ({ message: 'Saved.', import: record }));
  const failed = { ...record, state: 'done', rows: { ...record.rows, new: 1, done: 1, without_picture: 0 } };
  let shown: object = record;
  const { user } = openImport('/admin/import/i1', {
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
  const { user, notify } = openImport('/admin/import/i1', { 'DELETE /collection/imports/i1': deleted });
  await user.click(await screen.findByRole('button', { name: 'Delete import' }));
  const dialog = screen.getByRole('dialog', { name: 'Delete the import of estate.csv?' });
  expect(dialog).toHaveTextContent('Nothing of it is imported.');
  await user.click(within(dialog).getByRole('button', { name: 'delete' }));
  await waitFor(() => expect(shownAddress()).toBe('/admin/import'));
  expect(deleted).toHaveBeenCalledTimes(1);
  expect(notify).toHaveBeenCalledWith('Import deleted. Its works stay.', 'success');
});

test('the steps name the first one with work left', async () => {
  openImport('/admin/import/i1');
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
  const { user, notify } = openImport('/admin/import/i1', {
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
  openImport('/admin/import/i1', {
    'GET /collection/imports/i1': { import: { ...done, undo_until: '2026-11-01T12:00:00.000Z' } },
  });
  expect(await screen.findByText('1 work imported.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo import…' })).not.toBeInTheDocument();
});
