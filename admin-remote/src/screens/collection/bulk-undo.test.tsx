import { screen, waitFor } from '@testing-library/react';
import { doneEdit, openBulkEdit, preview } from '../../testing/open-bulk-edit';

test('single edits of the last hour can be undone, too', async () => {
  const single = { ...doneEdit, name: 'Coil', works: 1, undoable: 1, summary: 'set to #300,000' };
  const { user, undo } = openBulkEdit({ 'GET /collection/edits': { edits: [single] } });
  await user.click(await screen.findByText('Undo edits (1)'));
  expect(screen.getByText('1 price changed').closest('li')).toHaveTextContent('Coil, set to #300,000');
  await user.click(screen.getByRole('button', { name: 'Undo 1' }));
  await waitFor(() => expect(undo).toHaveBeenCalledTimes(1));
});

test('the newest edit can be undone from the bar above the works', async () => {
  const { user, edits, undo } = openBulkEdit({
    'GET /collection/edits': () => ({ edits: undo.mock.calls.length ? [] : [doneEdit] }),
  });
  expect(edits).toEqual([]);
  expect((await screen.findAllByText('18 prices changed'))[0]).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo all 18' }));
  await waitFor(() => expect(undo).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(screen.queryByText('18 prices changed')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('the bar names the works that an undo leaves', async () => {
  const [kept] = preview.stays;
  openBulkEdit({
    'GET /collection/edits': { edits: [{ ...doneEdit, undoable: 17, keeps: kept ? [kept] : [] }] },
  });
  expect(await screen.findByText('17 of 18 can be undone.')).toBeVisible();
  expect(screen.getByText(/Four Lobes: It is sold\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo 17' })).toBeVisible();
});
