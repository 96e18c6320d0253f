import type { SavedList, SavedWork } from '@gallery/shared/contract/saved/saved';
import { stackRows } from '@gallery/shared/testing/fake-browser';
import { fakeEventStreams } from '@gallery/shared/testing/fake-event-streams';
import { renderApp } from '@gallery/shared/testing/render-app';
import { listed, sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { customerSession } from '@gallery/shared/testing/sample-order';
import { refused, stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { CustomerApp } from '../app';

const ids = ['a', 'b', 'c'].map((letter) => `${letter.repeat(8)}-0000-4000-8000-000000000000`);

function saved(name: string, place: number, changes: Partial<SavedWork['artwork']> = {}): SavedWork {
  const artwork = { ...listed(sampleArtwork({ _id: ids[place], name_of_artwork: name })), ...changes };
  return { artwork, note: '', saved_at: `2026-11-0${place + 1}T09:00:00.000Z`, saved_price: 1_850_000 };
}

const house: SavedList = { _id: 'list-1', name: 'Ikoyi house', works: 3, link: null };
const office: SavedList = { _id: 'list-2', name: 'Office', works: 0, link: null };
const link = {
  token: '0123456789abcdef0123456789abcdef',
  since: '2026-11-20T09:00:00.000Z',
  opened: 6,
  opened_at: '2026-11-23T20:10:00.000Z',
};

let sent: [string, unknown][];
const record = (name: string, answer: object) => (_query: unknown, body: unknown) => {
  sent.push([name, body]);
  return answer;
};

function open(works: SavedWork[], { lists = [house, office], more = {} } = {}) {
  sent = [];
  stubApi({
    '/saved/lists': () => ({ lists }),
    '/saved/lists/list-1': () => ({ list: house, works, stream_position: 1 }),
    '/saved/lists/list-2': () => ({ list: office, works: [], stream_position: 1 }),
    ...more,
  });
  return renderApp(<CustomerApp />, '/dashboard/saved', { session: customerSession() });
}

beforeEach(stackRows);

function placeOf(item: HTMLElement) {
  const grip = within(item).queryByRole('button', { name: /^Move / });
  return Number(/, (\d) of/.exec(grip?.getAttribute('aria-label') ?? '')?.[1] ?? 0);
}

const titles = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('listitem')
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map((item) => within(item).getAllByRole('link')[0]?.textContent);

const works = [
  saved('Path to the Stream', 0, { price: 1_480_000 }),
  saved('Agwọlagwọ', 1, { availability: 'held', held_until: '2026-11-24T11:41:00.000Z' }),
  saved('Night Market', 2, { availability: 'sold' }),
];

beforeEach(() => void fakeEventStreams());
afterEach(() => localStorage.clear());

test('a list shows its works in order, with price, state, and next step', async () => {
  open(works);
  expect(await screen.findByRole('tab', { name: 'Ikoyi house 3', selected: true })).toBeVisible();
  const [stream, held, sold] = await screen.findAllByRole('listitem');
  expect(stream).toHaveTextContent('#1,480,000');
  expect(stream).toHaveTextContent('reduced by #370,000 since you saved it');
  const buy = within(stream as HTMLElement).getByRole('link', { name: 'Buy Path to the Stream' });
  expect(buy).toHaveAttribute('href', expect.stringMatching(/^\/checkout\//));
  expect(held).toHaveTextContent('Held until 12:41');
  expect(within(sold as HTMLElement).getByRole('link', { name: 'See similar works' })).toBeVisible();
  expect(sold).not.toHaveTextContent('#');
  expect(screen.getByText('1 of 3 available to buy now')).toBeVisible();
});

test('a work with its price on request leads to the enquiry and adds nothing to the sum', async () => {
  open([saved('Path to the Stream', 0), saved('Comb', 1, { price: null })]);
  const [, comb] = await screen.findAllByRole('listitem');
  expect(comb).toHaveTextContent('Price on request');
  const ask = within(comb as HTMLElement).getByRole('link', { name: 'Ask for the price Comb' });
  expect(ask).toHaveAttribute('href', `/art-page/${ids[1]}#enquiry`);
  expect(screen.getByText('1 of 2 available to buy now').parentElement).toHaveTextContent('#1,850,000');
});

test('keys move a work, and dropping it saves the order', async () => {
  const place = record('place', { message: 'Moved.' });
  const { user } = open(works, { more: { [`PUT /saved/works/${ids[0]}/place`]: place } });
  const grip = await screen.findByRole('button', { name: 'Move Path to the Stream, 1 of 3' });
  grip.focus();
  await user.keyboard(' {ArrowDown}');
  expect(screen.getByText(/now 2 of 3, was 1/)).toBeVisible();
  expect(titles()).toEqual(['Agwọlagwọ', 'Path to the Stream', 'Night Market']);
  await user.keyboard('{Escape}');
  expect(titles()).toEqual(['Path to the Stream', 'Agwọlagwọ', 'Night Market']);
  expect(sent).toEqual([]);
  await user.keyboard(' {ArrowDown} ');
  await waitFor(() => expect(sent).toEqual([['place', { list_id: 'list-1', before_id: ids[2] }]]));
  expect(grip).toHaveFocus();
});

test('the buttons of the bar move a work to the end', async () => {
  const place = record('place', { message: 'Moved.' });
  const { user } = open(works, { more: { [`PUT /saved/works/${ids[1]}/place`]: place } });
  await user.click(await screen.findByRole('button', { name: 'Move Agwọlagwọ, 2 of 3' }));
  await user.click(screen.getByRole('button', { name: 'Down' }));
  await user.click(screen.getByRole('button', { name: 'Drop here' }));
  await waitFor(() => expect(sent).toEqual([['place', { list_id: 'list-1', before_id: undefined }]]));
});

test('another order hides the handles', async () => {
  const { user } = open(works);
  await user.selectOptions(await screen.findByLabelText('Sort by'), 'Newest first');
  expect(titles()).toEqual(['Night Market', 'Agwọlagwọ', 'Path to the Stream']);
  expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
});

test('Enter saves a note, and Escape leaves it as it was', async () => {
  const save = record('note', { message: 'Note saved.' });
  const { user } = open(works, { more: { [`PUT /saved/works/${ids[0]}`]: save } });
  const add = { name: 'Add a note on Path to the Stream' };
  await user.click(await screen.findByRole('button', add));
  await user.keyboard('Two hooks?{Escape}');
  await waitFor(() => expect(screen.getByRole('button', add)).toHaveFocus());
  await user.click(screen.getByRole('button', add));
  await user.keyboard('Two hooks?{Enter}');
  await waitFor(() => expect(sent).toEqual([['note', { note: 'Two hooks?' }]]));
});

test('a work moves to another list, or is removed', async () => {
  const more = {
    [`PUT /saved/works/${ids[0]}/place`]: record('place', { message: 'Moved.' }),
    [`DELETE /saved/works/${ids[1]}`]: record('remove', { message: 'Removed.' }),
  };
  const { user, notify } = open(works, { more });
  await user.click(await screen.findByRole('button', { name: /^More actions for Path to the Stream/ }));
  await user.click(screen.getByRole('button', { name: 'Move to “Office”' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Moved to “Office”.', 'success'));
  await user.click(screen.getByRole('button', { name: /^More actions for Agwọlagwọ/ }));
  await user.click(screen.getByRole('button', { name: 'Remove from “Ikoyi house”' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Removed.', 'success'));
  expect(sent.map(([name]) => name)).toEqual(['place', 'remove']);
});

test('a list gets a link, which can be copied and turned off', async () => {
  let lists = [house];
  const more = {
    '/saved/lists': () => ({ lists }),
    'POST /saved/lists/list-1/link': () => {
      lists = [{ ...house, link }];
      return { message: 'Anyone with the link can see this list.', link };
    },
    'DELETE /saved/lists/list-1/link': () => {
      lists = [house];
      return { message: 'The link is turned off.' };
    },
  };
  const { user, notify } = open(works, { more });
  await user.click(await screen.findByRole('button', { name: 'Share this list' }));
  await user.click(screen.getByRole('button', { name: 'Create a link' }));
  expect(await screen.findByText('Shared by link since November 20, 2026')).toBeVisible();
  const address = `https://gallery.test/list/${link.token}`;
  expect(screen.getByLabelText('Link')).toHaveValue(address);
  expect(screen.getByText(/^Opened 6 times, most recently on Monday, November 23, 21:10/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(address);
  await user.click(screen.getByRole('button', { name: 'Turn off this link' }));
  expect(await screen.findByText('Only you can see this list')).toBeVisible();
  expect(notify).toHaveBeenCalledWith('The link is turned off.', 'success');
});

test('a list without a name is refused beside its field, and the limit in a toast', async () => {
  const create = () => refused(409, 'You have 100 lists, the most possible.');
  const { user, notify } = open(works, { more: { 'POST /saved/lists': create } });
  await user.click(await screen.findByRole('button', { name: 'Create list' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Create list' }));
  expect(await dialog.findByText('Please name the list')).toBeVisible();
  await user.type(dialog.getByLabelText('Name'), 'Perhaps');
  await user.click(dialog.getByRole('button', { name: 'Create list' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith(expect.stringMatching(/^You have 100/), 'error'));
});

test('a list is deleted after a question', async () => {
  const more = { 'DELETE /saved/lists/list-1': record('delete', { message: 'List deleted.' }) };
  const { user } = open(works, { more });
  await user.click(await screen.findByRole('button', { name: 'Delete list' }));
  const question = screen.getByRole('dialog', { name: 'Delete “Ikoyi house” and the works saved in it?' });
  await user.click(within(question).getByRole('button', { name: 'delete' }));
  await waitFor(() => expect(sent).toEqual([['delete', undefined]]));
});

test('nothing saved yet leads to the artworks', async () => {
  open([], { lists: [] });
  expect(await screen.findByText('Use the bookmark beside any work to keep it here.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the artworks' })).toHaveAttribute('href', '/artist');
});

test('works of the device join the account, and the device forgets them', async () => {
  localStorage.setItem('saved works', JSON.stringify([ids[0], ids[1]]));
  const merge = record('merge', { message: '2 works added to your saved works.', left: [] });
  const { notify } = open(works, { more: { 'POST /saved/merge': merge } });
  await waitFor(() => expect(notify).toHaveBeenCalledWith('2 works added to your saved works.', 'success'));
  expect(sent).toEqual([['merge', { artworks: [ids[0], ids[1]] }]]);
  expect(localStorage.getItem('saved works')).toBeNull();
});

test('a collector lets the gallery see the saved works, and hides them again', async () => {
  let shown = false;
  const { user, notify } = open(works, {
    more: {
      'GET /saved/shown': () => ({ shown }),
      'PUT /saved/shown': (_query: unknown, body: { shown: boolean }) => {
        shown = body.shown;
        return { message: 'The gallery sees what you save.' };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Show my saved works' }));
  expect(await screen.findByRole('heading', { name: 'The gallery sees what you save' })).toBeVisible();
  expect(notify).toHaveBeenCalledWith('The gallery sees what you save.', 'success');
  await user.click(screen.getByRole('button', { name: 'Hide my saved works' }));
  expect(await screen.findByRole('heading', { name: 'Let the gallery see what you save' })).toBeVisible();
});
