import { apiDown, neverAnswered, refused } from '@gallery/shared/testing/stub-api';
import { screen, waitFor } from '@testing-library/react';
import { bar, dialog, doneEdit, openBulkEdit, openPrices, preview } from '../../testing/open-bulk-edit';

test('a curator selects all works, sees every change, and applies the preview', async () => {
  const { user, preview: asked, commit } = openBulkEdit();
  const prices = await openPrices(user);
  expect(prices.getByLabelText('Percent')).toHaveFocus();
  await user.keyboard('10');
  expect(await prices.findByText('Four Lobes: It is sold.')).toBeVisible();
  expect(prices.getByRole('list', { name: 'Every change' })).toHaveTextContent('#250,000');
  expect(asked).toHaveBeenLastCalledWith(
    {},
    { works: ['work-1', 'work-2'], field: 'price', by: 'percent', amount: '10', round_to: '1000' },
  );
  await user.type(prices.getByLabelText('Reason'), 'New season prices');
  await user.click(await prices.findByRole('button', { name: 'Change 1 price' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(commit).toHaveBeenCalledWith(
    {},
    {
      edit: 'edit-1',
      works: [{ _id: 'work-1', version: 4 }],
      field: 'price',
      by: 'percent',
      amount: 10,
      round_to: 1000,
      artist_email: '',
      artist_id: null,
      reason: 'New season prices',
    },
  );
  expect(bar().queryByText('2 selected')).not.toBeInTheDocument();
  expect(bar().getByRole('checkbox', { name: 'Select all 2' })).toHaveFocus();
});

test('a keyboard reaches the works that an edit leaves', async () => {
  const { user } = openBulkEdit();
  const prices = await openPrices(user);
  await user.keyboard('10');
  await prices.findByText('Four Lobes: It is sold.');
  await user.tab();
  await user.tab();
  expect(prices.getByRole('list', { name: 'Every change' })).toHaveFocus();
  await user.tab();
  expect(prices.getByRole('list', { name: '1 will not change' })).toHaveFocus();
});

test('a preview waits until the address of an artist is written', async () => {
  const { user, preview: asked } = openBulkEdit({ '/artist': { artists: [], total: 0, next: null } });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Agwọlagwọ' }));
  await user.click(bar().getByRole('button', { name: 'More actions…' }));
  const more = dialog('Change 1 work?');
  await user.type(more.getByLabelText('Artist email'), 'ngozi@example.com');
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(asked.mock.calls.map(([, sent]) => Object(sent).artist_email)).toEqual(['ngozi@example.com']);
});

test('the box of all works is ticked at once, before their ids arrive', async () => {
  const { user } = openBulkEdit({ '/collection/ids': neverAnswered });
  const box = await screen.findByRole('checkbox', { name: 'Select all 2' });
  await user.click(box);
  expect(box).toBeChecked();
});

test('a dialog explains why an edition has more works than the selection', async () => {
  const [sold] = preview.stays;
  const numbers = ['1 of 2', '2 of 2'].map((of) => ({ ...sold, _id: of, name: `Four Lobes, ${of}` }));
  const { user } = openBulkEdit({ 'POST /collection/edits/preview': () => ({ ...preview, stays: numbers }) });
  const prices = await openPrices(user);
  await user.keyboard('10');
  expect(await prices.findByText('2 will not change')).toBeVisible();
  expect(prices.getByText('The selection has 3 works with each number of its editions.')).toBeVisible();
});

test('a dialog without a reason sends nothing', async () => {
  const { user, commit } = openBulkEdit();
  const prices = await openPrices(user);
  await user.keyboard('10');
  await user.click(await prices.findByRole('button', { name: 'Change 1 price' }));
  expect(await prices.findByText('Reason is required')).toBeVisible();
  expect(commit).not.toHaveBeenCalled();
});

test('a refused amount shows why, and no button changes works', async () => {
  const message = 'Enter a percentage from -90 to 900, with one decimal at most';
  const { user } = openBulkEdit({
    'POST /collection/edits/preview': () => refused(422, message, { amount: message }),
  });
  const prices = await openPrices(user);
  await user.keyboard('1000');
  expect(await prices.findByRole('alert')).toHaveTextContent(message);
  expect(prices.queryByRole('button', { name: /^Change \d/ })).not.toBeInTheDocument();
});

test('a retry after a lost answer sends the same preview, which changes nothing twice', async () => {
  const answers = [apiDown, () => ({ message: '1 work is changed.', edit: doneEdit })];
  const commit = jest.fn((_query: unknown, _sent: unknown) => answers.shift()?.());
  const { user, preview: asked } = openBulkEdit({ 'POST /collection/edits': commit });
  const prices = await openPrices(user);
  await user.keyboard('10');
  await user.type(prices.getByLabelText('Reason'), 'New');
  await user.click(await prices.findByRole('button', { name: 'Change 1 price' }));
  await waitFor(() => expect(commit).toHaveBeenCalledTimes(1));
  await waitFor(() =>
    expect(prices.getByRole('button', { name: 'Change 1 price' })).not.toHaveAttribute('aria-busy'),
  );
  await user.click(prices.getByRole('button', { name: 'Change 1 price' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(commit.mock.calls[1]).toEqual(commit.mock.calls[0]);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a dialog without an amount has no button that changes works', async () => {
  const { user } = openBulkEdit();
  const prices = await openPrices(user);
  expect(prices.getByText('Every change appears here before you confirm it.')).toBeVisible();
  expect(prices.getAllByRole('button').map(({ textContent }) => textContent)).not.toContain('Change');
});

test('works that another curator changed meanwhile get another preview', async () => {
  const message = 'Nothing changed. Agwọlagwọ: Somebody changed it meanwhile.';
  const {
    user,
    preview: asked,
    notify,
  } = openBulkEdit({
    'POST /collection/edits': () => refused(409, message),
  });
  const prices = await openPrices(user);
  await user.keyboard('10');
  await user.type(prices.getByLabelText('Reason'), 'New');
  await user.click(await prices.findByRole('button', { name: 'Change 1 price' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith(message, 'error'));
  await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(1));
  expect(screen.getByRole('dialog')).toBeVisible();
});
