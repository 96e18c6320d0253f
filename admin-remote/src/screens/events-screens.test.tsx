import type { BookingRecord, GalleryEvent } from '@gallery/shared/contract/programme/event.schema';
import { ApiError } from '@gallery/shared/http';
import { Route, Routes } from '@gallery/shared/router';
import { renderApp, shownAddress } from '@gallery/shared/testing/render-app';
import { sampleEvent } from '@gallery/shared/testing/sample-event';
import { apiDown, stubApi } from '@gallery/shared/testing/stub-api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { EditEventScreen } from './programme/edit-event-screen';
import { EventsScreen } from './programme/events-screen';

const past = sampleEvent({
  _id: 'event-0',
  title: 'First Light',
  label: 'Closed',
  capacity: 0,
  places_left: 0,
});
const soon = sampleEvent({ starts_at: '2026-12-01T17:00:00.000Z', places_left: 28 });
const bookings: BookingRecord[] = [
  {
    _id: 'b1',
    name: 'Adaeze Nwosu',
    email: 'ada@example.com',
    places: 2,
    session: null,
    status: 'confirmed',
    turn: null,
    at: past.starts_at,
  },
  {
    _id: 'b2',
    name: 'Tunde Ojo',
    email: 'tunde@example.com',
    places: 4,
    session: null,
    status: 'waiting',
    turn: 1,
    at: past.starts_at,
  },
  {
    _id: 'b3',
    name: 'Ife Obi',
    email: 'ife@example.com',
    places: 1,
    session: null,
    status: 'waiting',
    turn: 2,
    at: past.starts_at,
  },
  {
    _id: 'b4',
    name: 'Claire Dubois',
    email: 'c@example.com',
    places: 1,
    session: null,
    status: 'canceled',
    turn: null,
    at: past.starts_at,
  },
];

const page = { total: 4, first: 1, next: null, previous: null, guests_to_tell: { place: 0, time: 0 } };
const bookingsPage = jest.fn((_query: { cursor?: string }): object => ({ ...page, event: soon, bookings }));

function open(path: string, save: (sent: unknown) => object = () => ({})) {
  const events: GalleryEvent[] = [past, soon];
  stubApi({
    '/event': (_query, sent) => (sent ? save(sent) : { events }),
    '/event/event-1': (_query, sent) => save(sent),
    '/event/event-1/bookings': bookingsPage,
  });
  return renderApp(
    <Routes>
      <Route path="/admin/events" element={<EventsScreen />} />
      <Route path="/admin/create-event" element={<EditEventScreen />} />
      <Route path="/admin/edit-event/:id" element={<EditEventScreen />} />
    </Routes>,
    path,
  );
}

const saved = (message: string) => jest.fn((_sent: unknown) => ({ message, event: soon }));
const at = (label: string, wallClock: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: wallClock } });

test('the list shows the latest event first, with the places taken', async () => {
  open('/admin/events');
  const [, first, second] = await screen.findAllByRole('row');
  expect(first).toHaveTextContent('Dec 1, 2026, 18:00');
  expect(first).toHaveTextContent('Book Now12 of 40');
  expect(second).toHaveTextContent('First Light');
  expect(second).toHaveTextContent('ClosedNo bookings');
  expect(screen.getByRole('link', { name: 'First Light' })).toHaveAttribute(
    'href',
    '/admin/edit-event/event-0',
  );
  expect(screen.getByRole('link', { name: 'Create event' })).toHaveAttribute('href', '/admin/create-event');
});

test('the list reports a failed request, and then that there are no events', async () => {
  let answer: () => object = apiDown;
  stubApi({ '/event': () => answer() });
  const { user } = renderApp(<EventsScreen />, '/admin/events');
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not send request.');
  answer = () => ({ events: [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No event here')).toBeVisible();
});

test('the form creates an event with its times in Lagos time', async () => {
  const save = saved('The event is created.');
  const { user, notify } = open('/admin/create-event', save);
  await user.type(screen.getByLabelText('Title'), ' Night of the Line ');
  await user.type(screen.getByLabelText('Summary'), 'An evening of drawing.');
  await user.type(screen.getByLabelText('Place'), 'Ikoyi, Lagos');
  at('Start', '2026-12-24T18:30');
  await user.selectOptions(screen.getByLabelText('Label'), 'Join Now');
  await user.type(screen.getByLabelText('Capacity'), '30');
  await user.click(screen.getByRole('checkbox', { name: 'On the landing page' }));
  await user.click(screen.getByRole('button', { name: 'Create event' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('The event is created.', 'success'));
  expect(save).toHaveBeenCalledWith({
    title: 'Night of the Line',
    summary: 'An evening of drawing.',
    place: 'Ikoyi, Lagos',
    starts_at: '2026-12-24T17:30:00.000Z',
    ends_at: null,
    kind: 'Event',
    opening_hours: null,
    current: false,
    label: 'Join Now',
    on_landing: true,
    img_url: null,
    visual_description: null,
    capacity: 30,
  });
  expect(shownAddress()).toBe('/admin/events');
});

test('the form validates each line of the opening hours', async () => {
  const save = saved('The event is changed.');
  const { user } = open('/admin/edit-event/event-1', save);
  const hours = await screen.findByLabelText('Opening hours');
  await user.selectOptions(screen.getByLabelText('Kind'), 'Exhibition');
  at('End', '2026-12-24T18:30');
  await user.type(hours, 'Every day');
  await user.click(screen.getByRole('button', { name: 'Save event' }));
  expect(await screen.findByText('Write each line like “Tuesday to Friday, 10:00 to 17:00”')).toBeVisible();
  await user.clear(hours);
  await user.type(hours, 'Tuesday to Friday, 10:00 to 17:00{Enter}Saturday, 12:00 to 18:00');
  await user.click(screen.getByRole('button', { name: 'Save event' }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(save.mock.calls[0]?.[0]).toMatchObject({
    kind: 'Exhibition',
    opening_hours: 'Tuesday to Friday, 10:00 to 17:00\nSaturday, 12:00 to 18:00',
  });
});

test('the form shows what is missing under its field and sends nothing', async () => {
  const save = saved('The event is created.');
  const { user } = open('/admin/create-event', save);
  await user.click(screen.getByRole('button', { name: 'Create event' }));
  expect(await screen.findByText('Title is required')).toBeVisible();
  expect(screen.getByLabelText('Start')).toHaveAccessibleDescription(/Start is required/);
  expect(screen.getByLabelText('Capacity')).toHaveAccessibleDescription(/Capacity is required/);
  expect(save).not.toHaveBeenCalled();
});

test('the form shows the stored event and sends the changes', async () => {
  const save = saved('The event is changed.');
  const { user } = open('/admin/edit-event/event-1', save);
  expect(await screen.findByLabelText('Start')).toHaveValue('2026-12-01T18:00');
  expect(screen.getByLabelText('Title')).toHaveValue(soon.title);
  await user.selectOptions(screen.getByLabelText('Label'), 'Closed');
  await user.click(screen.getByRole('button', { name: 'Save event' }));
  await waitFor(() => expect(save).toHaveBeenCalledWith(expect.objectContaining({ label: 'Closed' })));
});

test('a move without guests to tell is saved at once', async () => {
  const save = saved('The event is changed.');
  const { user } = open('/admin/edit-event/event-1', save);
  await screen.findByLabelText('Start');
  at('Start', '2026-12-02T18:30');
  await user.click(screen.getByRole('button', { name: 'Save event' }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
});

test('a move asks first and names the guests whom it tells', async () => {
  const told = { ...page, event: soon, bookings, guests_to_tell: { place: 3, time: 2 } };
  bookingsPage.mockReturnValue(told);
  const save = saved('The event is changed.');
  const { user } = open('/admin/edit-event/event-1', save);
  const place = await screen.findByLabelText('Place');
  at('Start', '2026-12-02T18:30');
  await user.click(screen.getByRole('button', { name: 'Save event' }));
  const question = within(await screen.findByRole('dialog', { name: 'Tell 2 guests about the move?' }));
  expect(
    question.getByText('The start changes from Dec 1, 2026, 18:00 to Dec 2, 2026, 18:30.'),
  ).toBeVisible();
  await user.click(question.getByRole('button', { name: 'cancel' }));
  expect(save).not.toHaveBeenCalled();
  await user.clear(place);
  await user.type(place, 'Freedom Park');
  await user.click(screen.getByRole('button', { name: 'Save event' }));
  const again = within(await screen.findByRole('dialog', { name: 'Tell 3 guests about the move?' }));
  await user.click(again.getByRole('button', { name: 'Save and tell them' }));
  await waitFor(() => expect(save).toHaveBeenCalledWith(expect.objectContaining({ place: 'Freedom Park' })));
});

test("the form shows the API's error under its field and keeps the values", async () => {
  const tooFew = { capacity: 'More places are booked' };
  const { user } = open('/admin/edit-event/event-1', () => {
    throw new ApiError('Please check the form.', 422, tooFew);
  });
  await user.clear(await screen.findByLabelText('Capacity'));
  await user.type(screen.getByLabelText('Capacity'), '3');
  await user.click(screen.getByRole('button', { name: 'Save event' }));
  expect(await screen.findByText('More places are booked')).toBeVisible();
  expect(screen.getByLabelText('Capacity')).toHaveValue('3');
});

test('the table lists bookings with status and turn', async () => {
  open('/admin/edit-event/event-1');
  const table = await screen.findByRole('table', { name: 'Bookings' });
  expect(await screen.findByText('Places taken: 12 of 40')).toBeVisible();
  expect(within(table).getByRole('row', { name: /Adaeze Nwosu.*2 Confirmed/ })).toBeVisible();
  expect(within(table).getByRole('row', { name: /Ife Obi.*Waiting, number 2/ })).toBeVisible();
  expect(within(table).getByRole('row', { name: /Claire Dubois.*Canceled/ })).toBeVisible();
});

test('the table turns its pages without resetting the form', async () => {
  const [first, , last] = bookings;
  bookingsPage.mockImplementation(({ cursor }: { cursor?: string }) =>
    cursor
      ? { ...page, first: 3, event: soon, bookings: [last] }
      : { ...page, next: 'more', event: soon, bookings: [first] },
  );
  const { user } = open('/admin/edit-event/event-1');
  await user.type(await screen.findByLabelText('Title'), '!');
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('row', { name: /Ife Obi.*Waiting, number 2/ })).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue(`${soon.title}!`);
});

test('an unknown event shows a message', async () => {
  open('/admin/edit-event/event-9');
  expect(await screen.findByText('No event here')).toBeVisible();
});
