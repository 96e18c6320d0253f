import type { EditPreview, WorksEdit } from '@gallery/shared/contract/collection/works-edit';
import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { apiDown, neverAnswered, refused, stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { ArtworksScreen } from './artworks-screen';

const works = [sampleArtwork(), sampleArtwork({ _id: 'work-2', name_of_artwork: 'Four Lobes' })];
const counts = { Painting: 2, 'Digital Painting': 0, Sculpture: 0 };

const preview: EditPreview = {
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
const done: WorksEdit = {
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

function open(given: Record<string, unknown> = {}) {
  const calls = {
    preview: jest.fn((_query: unknown, _sent: unknown): EditPreview | Promise<EditPreview> => preview),
    commit: jest.fn((_query: unknown, _sent: unknown) => ({ message: '1 work is changed.', edit: done })),
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

const bar = () => within(screen.getByRole('region', { name: 'Selection' }));
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

async function openPrices(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('checkbox', { name: 'Select all 2' }));
  await user.click(await bar().findByRole('button', { name: 'Change price…' }));
  return dialog('Change the price of 2 works?');
}

test('a curator selects all works, sees every change, and applies the preview', async () => {
  const { user, preview: asked, commit } = open();
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
  const { user } = open();
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
  const { user, preview: asked } = open({ '/artist': { artists: [], total: 0, next: null } });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Agwọlagwọ' }));
  await user.click(bar().getByRole('button', { name: 'More actions…' }));
  const more = dialog('Change 1 work?');
  await user.type(more.getByLabelText('Artist email'), 'ngozi@example.com');
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(asked.mock.calls.map(([, sent]) => Object(sent).artist_email)).toEqual(['ngozi@example.com']);
});

test('the box of all works is ticked at once, before their ids arrive', async () => {
  const { user } = open({ '/collection/ids': neverAnswered });
  const box = await screen.findByRole('checkbox', { name: 'Select all 2' });
  await user.click(box);
  expect(box).toBeChecked();
});

test('a dialog explains why an edition has more works than the selection', async () => {
  const [sold] = preview.stays;
  const numbers = ['1 of 2', '2 of 2'].map((of) => ({ ...sold, _id: of, name: `Four Lobes, ${of}` }));
  const { user } = open({ 'POST /collection/edits/preview': () => ({ ...preview, stays: numbers }) });
  const prices = await openPrices(user);
  await user.keyboard('10');
  expect(await prices.findByText('2 will not change')).toBeVisible();
  expect(prices.getByText('The selection has 3 works with each number of its editions.')).toBeVisible();
});

test('a dialog without a reason sends nothing', async () => {
  const { user, commit } = open();
  const prices = await openPrices(user);
  await user.keyboard('10');
  await user.click(await prices.findByRole('button', { name: 'Change 1 price' }));
  expect(await prices.findByText('Reason is required')).toBeVisible();
  expect(commit).not.toHaveBeenCalled();
});

test('a refused amount shows why, and no button changes works', async () => {
  const message = 'Enter a percentage from -90 to 900, with one decimal at most';
  const { user } = open({
    'POST /collection/edits/preview': () => refused(422, message, { amount: message }),
  });
  const prices = await openPrices(user);
  await user.keyboard('1000');
  expect(await prices.findByRole('alert')).toHaveTextContent(message);
  expect(prices.queryByRole('button', { name: /^Change \d/ })).not.toBeInTheDocument();
});

test('a retry after a lost answer sends the same preview, which changes nothing twice', async () => {
  const answers = [apiDown, () => ({ message: '1 work is changed.', edit: done })];
  const commit = jest.fn((_query: unknown, _sent: unknown) => answers.shift()?.());
  const { user, preview: asked } = open({ 'POST /collection/edits': commit });
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
  const { user } = open();
  const prices = await openPrices(user);
  expect(prices.getByText('Every change appears here before you confirm it.')).toBeVisible();
  expect(prices.getAllByRole('button').map(({ textContent }) => textContent)).not.toContain('Change');
});

test('single edits of the last hour can be undone, too', async () => {
  const single = { ...done, name: 'Coil', works: 1, undoable: 1, summary: 'set to #300,000' };
  const { user, undo } = open({ 'GET /collection/edits': { edits: [single] } });
  await user.click(await screen.findByText('Undo edits (1)'));
  expect(screen.getByText('1 price changed').closest('li')).toHaveTextContent('Coil, set to #300,000');
  await user.click(screen.getByRole('button', { name: 'Undo 1' }));
  await waitFor(() => expect(undo).toHaveBeenCalledTimes(1));
});

test('works that another curator changed meanwhile get another preview', async () => {
  const message = 'Nothing changed. Agwọlagwọ: Somebody changed it meanwhile.';
  const {
    user,
    preview: asked,
    notify,
  } = open({
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

test('more actions change framing and availability, and archive works', async () => {
  const { user, preview: asked } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Agwọlagwọ' }));
  await user.click(bar().getByRole('button', { name: 'More actions…' }));
  const more = dialog('Change 1 work?');
  await user.selectOptions(more.getByLabelText('Change'), 'Framing');
  await user.selectOptions(more.getByLabelText('New value'), 'Not framed');
  const sent = { works: ['work-1'], artist_email: '', tag: '' };
  await waitFor(() =>
    expect(asked).toHaveBeenLastCalledWith({}, { ...sent, field: 'framed', value: 'false' }),
  );
  await user.selectOptions(more.getByLabelText('Change'), 'Availability');
  await waitFor(() =>
    expect(asked).toHaveBeenLastCalledWith({}, { ...sent, field: 'availability', value: 'false' }),
  );
  await user.selectOptions(more.getByLabelText('New value'), 'Available again');
  await waitFor(() =>
    expect(asked).toHaveBeenLastCalledWith({}, { ...sent, field: 'availability', value: 'true' }),
  );
  await user.selectOptions(more.getByLabelText('Change'), 'Archive');
  await waitFor(() =>
    expect(asked).toHaveBeenLastCalledWith({}, { ...sent, field: 'archived', value: 'true' }),
  );
});

test('more actions add and remove a tag, and suggest the tags of works', async () => {
  const { user, preview: asked, commit } = open({ '/collection/tags': { tags: ['Estate', 'Lagos'] } });
  asked.mockResolvedValue({ ...preview, field: 'tag_added', before: null, after: null });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Agwọlagwọ' }));
  await user.click(bar().getByRole('button', { name: 'More actions…' }));
  const more = dialog('Change 1 work?');
  await user.selectOptions(more.getByLabelText('Change'), 'Add a tag');
  const field = await more.findByRole('combobox', { name: 'Tag' });
  const offered = () =>
    [...document.querySelectorAll('datalist option')].map((option) => option.getAttribute('value'));
  await waitFor(() => expect(offered()).toEqual(['Estate', 'Lagos']));
  expect(more.getByText('Every change appears here before you confirm it.')).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
  await user.type(field, 'Lagos');
  await user.type(more.getByLabelText('Reason'), 'New');
  await user.click(await more.findByRole('button', { name: 'Change 1 work' }));
  await waitFor(() =>
    expect(commit).toHaveBeenCalledWith({}, expect.objectContaining({ field: 'tag_added', tag: 'Lagos' })),
  );
});

test('the removal of a tag is previewed', async () => {
  const { user, preview: asked } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Agwọlagwọ' }));
  await user.click(bar().getByRole('button', { name: 'More actions…' }));
  const more = dialog('Change 1 work?');
  await user.selectOptions(more.getByLabelText('Change'), 'Remove a tag');
  await user.type(more.getByLabelText('Tag'), 'Lagos');
  await waitFor(() =>
    expect(asked).toHaveBeenLastCalledWith(
      {},
      expect.objectContaining({ field: 'tag_removed', tag: 'Lagos' }),
    ),
  );
});

test('the newest edit can be undone from the bar above the works', async () => {
  const { user, edits, undo } = open({
    'GET /collection/edits': () => ({ edits: undo.mock.calls.length ? [] : [done] }),
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
  open({ 'GET /collection/edits': { edits: [{ ...done, undoable: 17, keeps: kept ? [kept] : [] }] } });
  expect(await screen.findByText('17 of 18 can be undone.')).toBeVisible();
  expect(screen.getByText(/Four Lobes: It is sold\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo 17' })).toBeVisible();
});
