import type { BookingRecord } from '@gallery/shared/contract/programme/event.schema';
import { Route, Routes } from '@gallery/shared/router';
import { renderApp, shownAddress } from '@gallery/shared/testing/render-app';
import { sampleEvent } from '@gallery/shared/testing/sample-event';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { EditEventScreen } from './edit-event-screen';

const event = sampleEvent({ places_left: 28 });
const ada: BookingRecord = {
  _id: 'b1',
  name: 'Adaeze Nwosu',
  email: 'ada@example.com',
  places: 2,
  session: null,
  status: 'confirmed',
  turn: null,
  at: event.starts_at,
};
const bookings = jest.fn((_query: { q?: string }): object => ({
  total: 1,
  first: 1,
  next: null,
  previous: null,
  event,
  bookings: [ada],
}));
const write = jest.fn((_query: unknown, _sent: unknown) => ({
  message: 'The email is on its way to 1 guest.',
}));
const cancel = jest.fn(() => ({ message: 'The booking is canceled, and the guest gets an email.' }));
const remove = jest.fn(() => ({ message: 'The event is removed. 1 guest will get an email.' }));

const came = { _id: 'c1', at: '2026-12-01T17:04:00.000Z', by: 'Ngọzi', places: 2, anyway: false };
const guest = { ...ada, ticket: 't1', code: 'A9N-72P', arrived: 0, check_ins: [] };
const guests = [
  { ...guest, arrived: 2, check_ins: [came] },
  { ...guest, _id: 'b2', name: 'Tunde Ojo', places: 3 },
  { ...guest, _id: 'b3', name: 'Halima Yusuf', status: 'canceled' },
];

function open() {
  stubApi({
    '/event': { events: [] },
    '/event/event-1/door': { event, guests, read_at: event.starts_at },
    '/event/event-1/bookings': bookings,
    'POST /event/event-1/message': write,
    'POST /event/event-1/bookings/b1/cancel': cancel,
    'DELETE /event/event-1': remove,
  });
  return renderApp(
    <Routes>
      <Route path="/admin/events" element={<p>All events</p>} />
      <Route path="/admin/edit-event/:id" element={<EditEventScreen />} />
    </Routes>,
    '/admin/edit-event/event-1',
  );
}

test('a search for a guest asks the API', async () => {
  const { user } = open();
  await user.type(await screen.findByRole('searchbox', { name: 'Find a guest' }), 'ada');
  await waitFor(() => expect(bookings.mock.lastCall?.[0]).toMatchObject({ q: 'ada' }));
});

test('an event that is over shows who came and who did not', async () => {
  const over = { ...bookings({}), event: { ...event, passed: true } };
  bookings.mockReturnValueOnce(over).mockReturnValueOnce(over);
  const { user } = open();
  const panel = within(await screen.findByRole('region', { name: 'After the event' }));
  expect(panel.getByText('2 of 5 booked places were taken')).toBeVisible();
  expect(panel.getByText('Tunde Ojo')).toBeVisible();
  expect(panel.queryByText('Halima Yusuf')).not.toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Came 1' }));
  expect(panel.getByText('Adaeze Nwosu')).toBeVisible();
  expect(panel.getByText('2 of 2')).toBeVisible();
  expect(panel.queryByText('Tunde Ojo')).not.toBeInTheDocument();
});

test('a message to the guests needs a subject, and the toast counts its readers', async () => {
  const { user, notify } = open();
  await user.click(await screen.findByRole('button', { name: 'Write to the guests' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Write to the guests' }));
  await user.type(dialog.getByRole('textbox', { name: 'Message' }), 'We begin at 19:00.');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText('Subject is required')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Subject' }), 'A new time');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('The email is on its way to 1 guest.', 'success'));
  expect(write.mock.lastCall?.[1]).toEqual({
    to: 'confirmed',
    subject: 'A new time',
    text: 'We begin at 19:00.',
  });
});

test('staff cancel a booking after a question', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Cancel the booking of Adaeze Nwosu' }));
  expect(cancel).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Cancel the booking' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(cancel).toHaveBeenCalledTimes(1);
});

test('staff remove an event after a question that says who gets an email', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Remove event' }));
  const question = within(screen.getByRole('dialog'));
  expect(question.getByText(/Everybody who booked or waits gets an email/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Remove event' }));
  expect(await screen.findByText('All events')).toBeVisible();
  expect(shownAddress()).toBe('/admin/events');
});
