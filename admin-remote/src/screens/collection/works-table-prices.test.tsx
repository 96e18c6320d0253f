import { act, screen, waitFor } from '@testing-library/react';
import { openWorksTable, pageOf, rowNamed, rowOf } from '../../testing/open-works-table';

test('Enter saves a price in place, and Undo beside it restores it', async () => {
  const { user, preview, commit, undo } = openWorksTable();
  await user.click((await rowNamed('Coil')).getByRole('button', { name: 'Price of Coil: #250,000' }));
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
  const { user, commit } = openWorksTable();
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  const openCoil = async () =>
    user.click((await rowNamed('Coil')).getByRole('button', { name: 'Price of Coil: #250,000' }));
  await rowNamed('Comb');
  await openCoil();
  await user.keyboard('1{Escape}');
  expect(commit).not.toHaveBeenCalled();
  await openCoil();
  await user.keyboard('300000{Tab}');
  expect(await screen.findByLabelText('New price of Comb, in naira')).toHaveFocus();
  expect(commit).toHaveBeenCalledTimes(1);
});

test('a click on another price saves the typed one, and Tab leaves one that is not a price', async () => {
  const { user, commit } = openWorksTable();
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await rowNamed('Comb');
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
  const { user, notify, list, commit } = openWorksTable('?view=table', {
    'POST /collection/edits/preview': {
      edit: 'edit-1',
      changes: [changeOf('number-2', 1), changeOf('work-1', 2)],
      stays: [],
    },
  });
  await user.click((await rowNamed('Coil')).getByRole('button', { name: 'Price of Coil: #250,000' }));
  list.mockImplementation(() => ({
    ...pageOf({}),
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
  const { user, notify, commit } = openWorksTable('?view=table', {
    'POST /collection/edits/preview': {
      edit: 'edit-1',
      field: 'price',
      changes: [],
      stays,
      before: 0,
      after: 0,
    },
  });
  await user.click((await rowNamed('Coil')).getByRole('button', { name: 'Price of Coil: #250,000' }));
  await user.keyboard('300000{Enter}');
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Coil: It is sold.', 'error'));
  expect(commit).not.toHaveBeenCalled();
});

test('Undo stays at the newest change, though an earlier one is saved after it', async () => {
  const answers: (() => void)[] = [];
  const { user } = openWorksTable('?view=table', {
    'POST /collection/edits': () =>
      new Promise((resolve) => answers.push(() => resolve({ message: '1 work is changed.', edit: {} }))),
  });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await rowNamed('Comb');
  await user.click((await rowNamed('Coil')).getByRole('button', { name: 'Price of Coil: #250,000' }));
  await user.keyboard('300000{Tab}');
  await screen.findByLabelText('New price of Comb, in naira');
  await user.keyboard('800000{Enter}');
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.();
  expect(await screen.findByRole('button', { name: 'Undo the price of Comb' })).toBeVisible();
  answers[0]?.();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('button', { name: 'Undo the price of Coil' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo the price of Comb' })).toBeVisible();
});
