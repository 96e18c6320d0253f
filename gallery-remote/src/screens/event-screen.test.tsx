import { Route, Routes } from '@gallery/shared/router';
import { pageDataOf } from '@gallery/shared/routes/define-routes';
import { hydrateApp } from '@gallery/shared/testing/hydrate-app';
import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleEvent } from '@gallery/shared/testing/sample-event';
import { refused, stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes';
import { EventScreen } from './event-screen';

const evening = sampleEvent({
  starts_at: '2127-12-27T17:00:00.000Z',
  ends_at: '2127-12-27T19:30:00.000Z',
  places_left: 12,
});
const booking = { name: 'Ada Obi', email: 'ada@example.com', places: 4, status: 'confirmed' };

const page = (
  <Routes>
    <Route path="/event-booking/:id" element={<EventScreen />} />
  </Routes>
);
const openPage = () => renderApp(page, '/event-booking/event-1');

async function fillIn(user: ReturnType<typeof openPage>['user'], places: string) {
  await user.type(await screen.findByRole('textbox', { name: 'Full name' }), 'Ada Obi');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Places' }), places);
}

test('the page shows title, summary, time, place, and seats of an event', async () => {
  stubApi({ '/event': { events: [evening] } });
  openPage();
  expect(await screen.findByRole('heading', { level: 1, name: evening.title })).toBeVisible();
  expect(screen.getByText('An evening with the artist.')).toBeVisible();
  expect(screen.getByText('Saturday, December 27, 2127, 18:00 to 20:30')).toBeVisible();
  expect(screen.getByText('Ikoyi, Lagos')).toBeVisible();
  const panel = within(screen.getByRole('region', { name: 'Book a place' }));
  expect(panel.getByText('12 of 40 places left')).toBeVisible();
});

test.each([
  ['confirmed', 'Your 4 places are confirmed.'],
  ['waiting', 'You are on the waitlist for 4 places.'],
])('a booking that is %s shows a message and focuses it', async (status, text) => {
  const answer = { message: 'Booked', booking: { ...booking, status } };
  stubApi({ '/event': { events: [evening] }, '/event/event-1/booking': answer });
  const { user } = openPage();
  await fillIn(user, '4');
  await user.click(screen.getByRole('button', { name: 'Book Now' }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('status')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('ada@example.com');
});

test('a booking whose answer was lost is sent again with its key, and a changed one with another', async () => {
  const keys: (string | undefined)[] = [];
  stubApi({
    '/event': { events: [evening] },
    '/event/event-1/booking': (_query, _body, headers) => {
      keys.push(headers?.['idempotency-key']);
      return refused(0, 'Could not send request.');
    },
  });
  const { user } = openPage();
  await fillIn(user, '4');
  for (const count of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Book Now' }));
    await waitFor(() => expect(keys).toHaveLength(count));
  }
  await user.selectOptions(screen.getByLabelText('Places'), '3');
  await user.click(screen.getByRole('button', { name: 'Book Now' }));
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[0]).toMatch(/^[\w-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('the form reports a missing name and a missing email', async () => {
  stubApi({ '/event': { events: [evening] } });
  const { user } = openPage();
  await user.click(await screen.findByRole('button', { name: 'Book Now' }));
  expect(await screen.findByText('Name is required')).toBeVisible();
  expect(screen.getByText('Email is required')).toBeVisible();
});

test('the form offers the remaining seats and books them', async () => {
  let left = 12;
  const sent: unknown[] = [];
  stubApi({
    '/event': () => ({ events: [{ ...evening, places_left: left }] }),
    '/event/event-1/booking': (_query, body) => {
      sent.push(body);
      if (left === 2) return { message: 'Booked', booking: { ...booking, places: 2 } };
      left = 2;
      return refused(409, 'Only 2 places are left', { places: 'Only 2 places are left' });
    },
  });
  const { user, notify } = openPage();
  await fillIn(user, '4');
  await user.click(screen.getByRole('button', { name: 'Book Now' }));
  expect(await screen.findByText('Only 2 places are left. You asked for 4.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Wait for 4 places' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Book 2 places' }));
  expect(await screen.findByText('Your 2 places are confirmed.')).toBeVisible();
  expect(sent).toMatchObject([
    { places: 4, waitlist: false },
    { places: 2, waitlist: false },
  ]);
  expect(notify).not.toHaveBeenCalled();
});

test('the form offers all places again when a cancellation frees them', async () => {
  let left = 12;
  stubApi({
    '/event': () => ({ events: [{ ...evening, places_left: left }] }),
    '/event/event-1/booking': () => {
      if (left === 5) return { message: 'Booked', booking };
      left = 5;
      return refused(409, 'Only 2 places are left', { places: 'Only 2 places are left' });
    },
  });
  const { user } = openPage();
  await fillIn(user, '4');
  await user.click(screen.getByRole('button', { name: 'Book Now' }));
  expect(await screen.findByText('5 places are free again. You asked for 4.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Wait/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Book 4 places' }));
  expect(await screen.findByText('Your 4 places are confirmed.')).toBeVisible();
});

test('a past event says so and takes no booking', async () => {
  stubApi({ '/event': { events: [sampleEvent({ passed: true })] } });
  openPage();
  const panel = within(await screen.findByRole('region', { name: 'This event has passed' }));
  expect(panel.getByText('This was on Wednesday, December 27, 2023.')).toBeVisible();
  expect(panel.queryByRole('button')).not.toBeInTheDocument();
  expect(panel.getByRole('link', { name: 'Upcoming Events' })).toHaveAttribute('href', '/event-booking');
});

test('the page says that the event has passed while a visitor filled in the form', async () => {
  let passed = false;
  stubApi({
    '/event': () => ({ events: [{ ...evening, passed }] }),
    '/event/event-1/booking': () => {
      passed = true;
      return refused(409, 'This event has passed.');
    },
  });
  const { user } = openPage();
  await fillIn(user, '1');
  await user.click(screen.getByRole('button', { name: 'Book Now' }));
  expect(await screen.findByRole('region', { name: 'This event has passed' })).toBeVisible();
});

test('a closed event takes no booking', async () => {
  stubApi({ '/event': { events: [sampleEvent({ label: 'Closed' })] } });
  openPage();
  expect(await screen.findByText('This event takes no more bookings.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('an unknown event answers 404 and says so', async () => {
  stubApi({ '/event': { events: [evening] } });
  const { status, consoleErrors } = await hydrateApp(page, '/event-booking/nothing', pageDataOf(routes));
  expect(status).toBe(404);
  expect(consoleErrors).toEqual([]);
  expect(screen.getByRole('heading', { name: 'Event not found' })).toBeVisible();
});

describe('an exhibition with opening hours', () => {
  const show = {
    ...evening,
    kind: 'Exhibition' as const,
    opening_hours: 'Tuesday to Friday, 10:00 to 17:00',
  };
  const [tuesday, friday] = [
    { starts_at: '2127-12-30T09:00:00.000Z', ends_at: '2127-12-30T16:00:00.000Z', places_left: 0 },
    { starts_at: '2128-01-02T09:00:00.000Z', ends_at: '2128-01-02T16:00:00.000Z', places_left: 7 },
  ];
  const answers = {
    '/event': { events: [show] },
    '/event/event-1/sessions': { sessions: [tuesday, friday] },
  };

  test('books the chosen day, and the confirmation repeats it', async () => {
    const sent: unknown[] = [];
    stubApi({
      ...answers,
      '/event/event-1/booking': (_query, body) => {
        sent.push(body);
        return { message: 'Booked', booking: { ...booking, session: friday } };
      },
    });
    const { user } = openPage();
    await fillIn(user, '4');
    const day = screen.getByRole('combobox', { name: 'Day' });
    expect(
      within(day)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Tue, Dec 30, 10:00 to 17:00, full', 'Fri, Jan 2, 10:00 to 17:00, 7 left']);
    expect(day).toHaveValue(friday.starts_at);
    expect(screen.getAllByText('40 places a day')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Book Now' }));
    expect(await screen.findByText('Friday, January 2, 2128, 10:00 to 17:00')).toBeVisible();
    expect(sent).toMatchObject([{ places: 4, session: friday.starts_at }]);
  });

  test("shows its days in the edge's HTML", async () => {
    stubApi(answers);
    const { html, consoleErrors } = await hydrateApp(page, '/event-booking/event-1', pageDataOf(routes));
    expect(html).toContain('<option value="2128-01-02T09:00:00.000Z"');
    expect(html).toContain('Tuesday to Friday, 10:00 to 17:00');
    expect(consoleErrors).toEqual([]);
  });

  test('reports that no day is left', async () => {
    stubApi({ ...answers, '/event/event-1/sessions': { sessions: [] } });
    openPage();
    expect(await screen.findByText('No open day is left to book.')).toBeVisible();
  });
});
