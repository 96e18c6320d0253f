import type { ArtworkRecord } from '@gallery/shared/contract/catalogue/artwork';
import { maxWorkEntries } from '@gallery/shared/contract/catalogue/entries/work-entries';
import type { WorkEntryRecord } from '@gallery/shared/contract/catalogue/entries/work-entries.schema';
import { TextField } from '@gallery/shared/forms';
import { stackRows } from '@gallery/shared/testing/fake-browser';
import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { WorkEntries } from './work-entries';

const entry = (number: number, given: Partial<WorkEntryRecord> = {}): WorkEntryRecord => ({
  _id: `entry-${number}`,
  kind: 'provenance',
  date: '2019',
  text: `Owner ${number}`,
  is_public: true,
  pictures: [],
  ...given,
});

function open(entries: WorkEntryRecord[]) {
  const work: ArtworkRecord = {
    ...sampleArtwork({ version: 7 }),
    price: 1_850_000,
    artist_email: 'ngozi.eze@example.com',
    picture_state: 'made',
    entry_records: entries,
  };
  const answer = (message: string) => ({ message, artwork: { ...work, version: 8 } });
  const sent = jest.fn((_path: string, _input: unknown) => answer('Saved.'));
  const all = '/artwork/work-1/entries';
  const paths = [all, `${all}/entry-1`, `${all}/entry-1/pictures`, `${all}/entry-1/pictures/picture-1`];
  stubApi(
    Object.fromEntries(paths.map((path) => [path, (_query: unknown, input: unknown) => sent(path, input)])),
  );
  const follow = jest.fn();
  const upload = <TextField name="img_url" label="Upload picture" />;
  return {
    ...renderApp(<WorkEntries work={work} follow={follow} upload={upload} />),
    sent,
    follow,
    all,
  };
}

test('a curator adds an entry, which is internal unless visitors may read it', async () => {
  const { user, sent, follow, notify, all } = open([]);
  await user.click(screen.getByRole('button', { name: 'Add entry' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add an entry' }));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('The text is required')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('Records'), 'Condition report');
  await user.type(dialog.getByLabelText('Date or year'), 'March 2021');
  await user.type(dialog.getByLabelText('Text'), 'Relined');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Saved.', 'success'));
  const input = { kind: 'condition', date: 'March 2021', text: 'Relined', is_public: false, version: 7 };
  expect(sent).toHaveBeenCalledWith(all, input);
  expect(follow).toHaveBeenCalledWith(7, 8);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a curator edits an entry and removes it', async () => {
  const { user, sent, all } = open([entry(1), entry(2, { is_public: false })]);
  expect(screen.getByText('Internal')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit Provenance, 2019: Owner 1' }));
  await user.click(screen.getByLabelText('Visitors may read it'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const changed = { kind: 'provenance', date: '2019', text: 'Owner 1', is_public: false, version: 7 };
  await waitFor(() => expect(sent).toHaveBeenCalledWith(`${all}/entry-1`, changed));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Remove Provenance, 2019: Owner 1' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'remove' }));
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith(`${all}/entry-1`, { version: 7 }));
});

test('keys lift an entry, move it, and save the order', async () => {
  stackRows();
  const { user, sent, all } = open([entry(1), entry(2)]);
  screen.getByRole('button', { name: 'Move Provenance, 2019: Owner 1, 1 of 2' }).focus();
  await user.keyboard(' {ArrowDown}');
  await user.keyboard(' ');
  const order = { order: ['entry-2', 'entry-1'], version: 7 };
  await waitFor(() => expect(sent).toHaveBeenCalledWith(all, order));
});

test('a curator adds a picture to an entry and removes another', async () => {
  const picture = { _id: 'picture-1', alt: 'The label', img_url: '/v0/label.jpg', picture: null };
  const { user, sent, all } = open([entry(1, { pictures: [picture] })]);
  expect(screen.getByRole('img', { name: 'The label' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add picture to Provenance, 2019: Owner 1' }));
  await user.type(screen.getByLabelText('Upload picture'), '/v0/back.jpg');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  const input = { img_url: '/v0/back.jpg', alt: '', version: 7 };
  await waitFor(() => expect(sent).toHaveBeenCalledWith(`${all}/entry-1/pictures`, input));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Remove picture 1 of Provenance, 2019: Owner 1' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'remove' }));
  const path = `${all}/entry-1/pictures/picture-1`;
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith(path, { version: 7 }));
});

test('a work with all its entries takes no other', () => {
  open(Array.from({ length: maxWorkEntries }, (_, number) => entry(number + 1)));
  expect(screen.getByRole('button', { name: 'Add entry' })).toBeDisabled();
  expect(screen.getByText('A work has at most 120 entries.')).toBeVisible();
});
