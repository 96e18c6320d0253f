import type { Activity, PersonAnswer, PersonNote } from '@gallery/shared/contract/people/people.schema';
import { Link, Route, Routes } from '@gallery/shared/router';
import { renderApp, shownAddress } from '@gallery/shared/testing/render-app';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { DueReminders } from '../../features/people/notes/due-reminders';
import { EditRoomScreen } from '../viewing-rooms/edit-room-screen';
import { PeopleScreen } from './people-screen';
import { PersonScreen } from './person-screen';

const at = '2026-11-20T12:00:00.000Z';
const row = {
  _id: 'p1',
  name: 'Adaeze Nwosu',
  email: 'adaeze@post.example',
  phone: '0803 555 0142',
  has_account: true,
  orders: 21,
  since: at,
};

const reminder: PersonNote = {
  _id: 'n1',
  text: 'Call her.',
  by: 'Ngọzi Eze',
  at,
  due_on: '2026-11-27',
  done_at: null,
};

const later: PersonNote = { ...reminder, _id: 'n2', text: 'Write to her.', due_on: '2099-11-27' };

const person: PersonAnswer = {
  person: {
    ...row,
    address: '',
    email_confirmed: false,
    bought: { count: 2, amount: 900_000 },
    strikes: 1,
    lots: 34,
    sent: { count: 25, open: 23 },
  },
  orders: [{ _id: 'o1', number: 1043, work: 'Agwọlagwọ', amount: 1_868_000, status: 'Paid', at }],
  bids: [
    {
      _id: 'l1',
      auction_id: 'a1',
      auction: 'Lines',
      number: 5,
      work: 'Comb',
      amount: 500_000,
      state: 'won',
      strike: true,
    },
  ],
  offers: [{ _id: 'f1', work: 'Comb', amount: 400_000, state: 'open', at }],
  messages: [{ _id: 'm1', kind: 'message', text: 'Does the frame come with it?', done: false, at }],
  saved: null,
  bookings: [{ _id: 'b1', event_id: 'e1', event: 'Opening', places: 2, status: 'confirmed', starts_at: at }],
  notes: [{ ...reminder, _id: 'n0', text: 'Long wall.', due_on: null }, later, reminder],
};

const entry = { at, subject_id: null, text: '', number: null, amount: null, status: null };
const activity: Activity[] = [
  { ...entry, kind: 'order', subject_id: 'o1', text: 'Agwọlagwọ', number: 1043, status: 'Paid' },
  { ...entry, kind: 'bid', subject_id: 'a1', text: 'Comb', number: 5 },
  { ...entry, kind: 'offer', text: 'Comb', amount: 1_150_000 },
  { ...entry, kind: 'enquiry', subject_id: 'm1', text: 'Comb' },
  { ...entry, kind: 'message', subject_id: 'm2', text: 'Does the frame\n come with it?' },
  { ...entry, kind: 'booking', subject_id: 'e1', text: 'Opening', number: 2 },
  { ...entry, kind: 'arrival', subject_id: 'e1', text: 'Opening', number: 1 },
  { ...entry, kind: 'follow', subject_id: 'r1', text: 'Ngọzi Eze' },
  { ...entry, kind: 'account' },
];

const written = jest.fn((_query: object, _body: unknown) => ({ message: 'Note saved.', note: reminder }));

function openPerson(of = person) {
  written.mockClear();
  stubApi({
    '/person/p1': of,
    '/person/p2': { ...person, person: { ...person.person, _id: 'p2', name: 'Bisi Ojo' } },
    '/person/p1/activity': { activity, total: 300 },
    '/person/p2/activity': { activity: [], total: 0 },
    '/person/p1/notes': written,
    '/person/p1/notes/n1': written,
    '/person/p1/notes/n2': written,
    '/person/due': { due: [{ note: reminder, person: { _id: 'p1', name: 'Adaeze Nwosu' } }] },
    '/person': { people: [row], total: 1, first: 1, next: null, previous: null },
  });
  const routes = (
    <>
      <Link to="/admin/people/p1">First person</Link>
      <Link to="/admin/people/p2">Second person</Link>
      <Routes>
        <Route path="/admin/people" element={<PeopleScreen />} />
        <Route path="/admin/people/:id" element={<PersonScreen />} />
        <Route path="/admin/dashboard" element={<DueReminders />} />
        <Route path="/admin/create-viewing-room" element={<EditRoomScreen />} />
      </Routes>
    </>
  );
  return (path: string) => renderApp(routes, path);
}

test('staff write to a person, and make a viewing room with the name', async () => {
  const { user } = openPerson()('/admin/people/p1');
  expect(await screen.findByRole('link', { name: 'Write an email' })).toHaveAttribute(
    'href',
    'mailto:adaeze%40post.example',
  );
  await user.click(screen.getByRole('link', { name: 'Create viewing room' }));
  expect(await screen.findByLabelText('For (optional)')).toHaveValue('Adaeze Nwosu');
});

test('the list names the values whose headers a phone hides', async () => {
  openPerson()('/admin/people');
  const row = await screen.findByRole('row', { name: /Adaeze Nwosu/ });
  expect(row).toHaveTextContent('Account: Yes');
  expect(row).toHaveTextContent('Orders: 21');
});

test('the list leads to a page with everything about the person', async () => {
  const { user } = openPerson()('/admin/people');
  expect(await screen.findByText('1', { selector: 'header *' })).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Adaeze Nwosu' }));
  expect(shownAddress()).toBe('/admin/people/p1');
  expect(await screen.findByRole('region', { name: 'Bought' })).toHaveTextContent('#900,000');
  expect(screen.getByRole('region', { name: 'Lots with bids' })).toHaveTextContent('34');
  expect(screen.getByRole('region', { name: 'Open messages' })).toHaveTextContent('of 2523');
  expect(screen.getByRole('link', { name: '1043' })).toHaveAttribute('href', '/admin/all-orders?order=o1');
  expect(screen.getByRole('link', { name: 'All 21 orders' })).toBeVisible();
  expect(screen.getByText('Won, not paid: strike')).toBeVisible();
  expect(screen.getByText('Waits for our reply')).toBeVisible();
  expect(screen.getByText('“Does the frame come with it?”')).toBeVisible();
  expect(screen.getByText(/2 places, booked/)).toBeVisible();
  expect(screen.getByText('Yes, the address is not confirmed')).toBeVisible();
});

test('the page shows the saved works only of a person who agreed', async () => {
  const saved = [{ _id: 'w1', work: 'Agwọlagwọ', amount: 1_868_000, at }];
  openPerson({ ...person, saved })('/admin/people/p1');
  const table = await screen.findByRole('table', { name: 'Saved works' });
  expect(within(table).getByRole('link', { name: 'Agwọlagwọ' })).toHaveAttribute(
    'href',
    '/admin/edit-artwork/w1',
  );
});

test('the activity says what happened, and shows the rest on request', async () => {
  const { user } = openPerson()('/admin/people/p1');
  const panel = within(await screen.findByRole('region', { name: 'Activity' }));
  await panel.findByText('Paid order 1043, Agwọlagwọ');
  expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    [
      'Paid order 1043, Agwọlagwọ',
      'Bid on lot 5, Comb',
      'Offered #1,150,000 for Comb',
      'Asked about Comb',
      'Wrote: “Does the frame come with it?”',
      'Booked 2 places: Opening',
      'Came to Opening, 1 place',
      'Followed Ngọzi Eze',
    ].map((text) => `${text}Nov 20, 2026, 13:00`),
  );
  expect(panel.getByRole('link', { name: /Asked about/ })).toHaveAttribute('href', '/admin/enquiries/m1');
  await user.click(panel.getByRole('button', { name: 'Show 1 more' }));
  expect(panel.getByText('Created an account')).toBeVisible();
  expect(panel.getByText('The newest 9 of 300')).toBeVisible();
});

test('staff write a reminder, and open reminders stand before notes', async () => {
  const { user, notify } = openPerson()('/admin/people/p1');
  const notes = within(await screen.findByRole('region', { name: 'Notes' }));
  const [first] = notes.getAllByRole('listitem');
  expect(first).toHaveTextContent('Reminder for Nov 27, 2099');
  await user.type(notes.getByLabelText('New note'), 'Write to her.');
  await user.type(notes.getByLabelText('Remind us on (optional)'), '2099-01-02');
  await user.click(notes.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Note saved.', 'success'));
  expect(written.mock.calls[0]?.[1]).toEqual({ text: 'Write to her.', due_on: '2099-01-02' });
  await waitFor(() => expect(notes.getByLabelText('New note')).toHaveValue(''));
});

test('a due reminder comes first, and staff move it to tomorrow', async () => {
  const { user } = openPerson()('/admin/people/p1');
  const due = within(await screen.findByRole('region', { name: 'Reminder' }));
  expect(due.getByText('Call her.')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Notes' })).queryByText('Call her.')).toBeNull();
  await user.click(due.getByRole('button', { name: 'Move to tomorrow' }));
  await waitFor(() => expect(written).toHaveBeenCalled());
  expect(written.mock.calls[0]?.[1]).toEqual({ due_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
});

test('a note that staff have begun stays away from the next person', async () => {
  const { user } = openPerson()('/admin/people/p2');
  await screen.findByRole('heading', { name: 'Bisi Ojo' });
  await user.click(screen.getByRole('link', { name: 'First person' }));
  await screen.findByRole('heading', { name: 'Adaeze Nwosu' });
  await user.type(screen.getByLabelText('New note'), 'Only for Adaeze.');
  await user.click(screen.getByRole('link', { name: 'Second person' }));
  await screen.findByRole('heading', { name: 'Bisi Ojo' });
  expect(screen.getByLabelText('New note')).toHaveValue('');
});

test('staff remove a note after a question', async () => {
  const { user } = openPerson()('/admin/people/p1');
  const notes = within(await screen.findByRole('region', { name: 'Notes' }));
  await user.click(notes.getAllByRole('button', { name: 'Remove' })[0] as HTMLElement);
  const dialog = within(screen.getByRole('dialog', { name: 'Do you want to remove this note?' }));
  await user.click(dialog.getAllByRole('button').at(-1) as HTMLElement);
  await waitFor(() => expect(written).toHaveBeenCalledTimes(1));
});

test('the dashboard shows due reminders, and staff mark them as done', async () => {
  const { user } = openPerson()('/admin/dashboard');
  const reminders = within(await screen.findByRole('region', { name: 'Reminders' }));
  expect(reminders.getByRole('link', { name: 'Adaeze Nwosu' })).toHaveAttribute('href', '/admin/people/p1');
  await user.click(reminders.getByRole('button', { name: 'Mark as done' }));
  await waitFor(() => expect(written.mock.calls[0]?.[1]).toEqual({ done: true }));
});
