import type {
  ConversationAnswer,
  ConversationRow,
} from '@gallery/shared/contract/correspondence/conversation.schema';
import { Route, Routes } from '@gallery/shared/router';
import { renderApp, shownAddress } from '@gallery/shared/testing/render-app';
import { apiDown, stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { ConversationScreen } from './conversation-screen';
import { EnquiriesScreen } from './enquiries-screen';

const at = '2026-11-21T10:05:00.000Z';
const row: ConversationRow = {
  _id: 'c1',
  kind: 'enquiry',
  name: 'Adaeze Nwosu',
  email: 'ada@example.com',
  work: 'Harmattan & Dust',
  excerpt: '',
  waiting: true,
  letters: 0,
  state: 'open',
  assigned_to: null,
  snoozed_until: null,
  at,
};
const begun = { phone: '0803 555 0142', work_id: 'work-1', person_id: 'p1', text: '', sent_at: at };
const letter = { _id: 'l1', from_gallery: false, by: 'ada@example.com', text: 'Is it framed?', at };
const page = { first: 1, total: 1, next: null, previous: null };
const counts = { open: 1, snoozed: 2, done: 1_400 };

const changed = jest.fn((_query: object, _sent: unknown) => ({ message: 'Saved.' }));
const sent = jest.fn((_query: object, _sent: unknown) => ({ message: 'Answer sent.' }));

function openInbox(path: string, given: Partial<ConversationAnswer['conversation']> = {}) {
  changed.mockClear();
  sent.mockClear();
  const answer: ConversationAnswer = {
    conversation: { ...row, ...begun, ...given },
    thread: [letter],
    administrators: [{ _id: 'u1', name: 'Ngọzi Eze' }],
    receives: true,
  };
  stubApi({
    '/conversation': ({ state }) => ({ ...page, counts, conversations: state === 'open' ? [row] : [] }),
    '/conversation/c1': (query, body) => (body ? changed(query, body) : answer),
    '/conversation/c1/letters': sent,
    '/letter-template': { templates: [{ _id: 't1', name: 'Available', text: 'Dear {name}, {work} {x}' }] },
  });
  return renderApp(
    <Routes>
      <Route path="/admin/enquiries" element={<EnquiriesScreen />} />
      <Route path="/admin/enquiries/:id" element={<ConversationScreen />} />
    </Routes>,
    path,
  );
}

test('the inbox counts each state and leads to the letters', async () => {
  const { user } = openInbox('/admin/enquiries?kind=enquiry&cursor=5');
  expect(await screen.findByRole('tab', { name: 'Open (1)' })).toBeVisible();
  expect(screen.getByText('Needs an answer')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Done (1,400)' }));
  expect(shownAddress()).toBe('/admin/enquiries?kind=enquiry&state=done');
  await user.click(screen.getByRole('tab', { name: 'Open (1)' }));
  await user.click(await screen.findByRole('link', { name: 'Adaeze Nwosu' }));
  expect(shownAddress()).toBe('/admin/enquiries/c1');
  expect(await screen.findByText('Is it framed?')).toBeVisible();
});

test('an answer begins with a template and is sent with the letters that its author has read', async () => {
  const { user, notify } = openInbox('/admin/enquiries/c1');
  await user.type(await screen.findByLabelText('Letter to Adaeze Nwosu'), 'Good day');
  await user.click(await screen.findByRole('button', { name: 'Available' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Answer sent.', 'success'));
  expect(sent.mock.calls[0]?.[1]).toEqual({
    key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    text: 'Good day\n\nDear Adaeze Nwosu, Harmattan & Dust {x}',
    seen: 1,
    done: true,
  });
  await waitFor(() => expect(screen.getByLabelText('Letter to Adaeze Nwosu')).toHaveValue(''));
});

test('a second try after a failure sends the same letter, and the next letter is another one', async () => {
  const { user, notify } = openInbox('/admin/enquiries/c1');
  sent.mockImplementationOnce(apiDown as never);
  await user.type(await screen.findByLabelText('Letter to Adaeze Nwosu'), 'Gladly.');
  const send = screen.getByRole('button', { name: 'Send' });
  await user.click(send);
  await waitFor(() => expect(notify).toHaveBeenCalledWith(expect.stringMatching('Could not'), 'error'));
  await user.click(send);
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Answer sent.', 'success'));
  await user.type(screen.getByLabelText('Letter to Adaeze Nwosu'), 'One more.');
  await user.click(send);
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(3));
  const [first, second, third] = sent.mock.calls.map(([, body]) => (body as { key: string }).key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a curator assigns, snoozes, and completes', async () => {
  const { user } = openInbox('/admin/enquiries/c1');
  await user.selectOptions(await screen.findByLabelText('Assigned to'), 'Ngọzi Eze');
  await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
  await user.type(screen.getByLabelText('Snooze until'), '2099-01-02');
  await user.click(screen.getByRole('button', { name: 'Snooze' }));
  await waitFor(() => expect(changed).toHaveBeenCalledTimes(2));
  await user.click(screen.getByRole('button', { name: 'Mark as done' }));
  await waitFor(() => expect(changed).toHaveBeenCalledTimes(3));
  expect(changed.mock.calls.map(([, body]) => body)).toEqual([
    { assigned_to: 'u1' },
    { snoozed_until: '2099-01-02' },
    { done: true },
  ]);
});

test('a snoozed enquiry names its day, and the snooze can end', async () => {
  const { user } = openInbox('/admin/enquiries/c1', {
    state: 'snoozed',
    snoozed_until: '2099-01-01T23:00:00.000Z',
  });
  const state = within(await screen.findByRole('region', { name: 'Snoozed' }));
  expect(state.getByText('Jan 2, 2099')).toBeVisible();
  await user.click(state.getByRole('button', { name: 'End the snooze' }));
  await waitFor(() => expect(changed.mock.calls[0]?.[1]).toEqual({ snoozed_until: null }));
});
