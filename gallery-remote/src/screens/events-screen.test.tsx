import { pageDataOf } from '@gallery/shared/routes/define-routes';
import { hydrateApp } from '@gallery/shared/testing/hydrate-app';
import { renderApp, shownAddress } from '@gallery/shared/testing/render-app';
import { sampleEvent } from '@gallery/shared/testing/sample-event';
import { apiDown, stubApi } from '@gallery/shared/testing/stub-api';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes';
import { EventsScreen } from './events-screen';

const open = sampleEvent({ _id: 'open', title: 'Lines', current: true, label: 'Join Now', places_left: 18 });
const closed = sampleEvent({ _id: 'closed', title: 'Foundry', current: true, label: 'Closed' });
const coming = sampleEvent({
  _id: 'coming',
  starts_at: '2127-12-27T17:00:00.000Z',
  ends_at: '2127-12-27T19:30:00.000Z',
});
const events = [open, closed, coming];
const booking = { name: 'Ada Obi', email: 'ada@example.com', places: 2, status: 'confirmed' };
const booked = {
  booking,
  event: {
    _id: 'coming',
    title: coming.title,
    place: 'Lagos',
    passed: false,
    starts_at: coming.starts_at,
    ends_at: null,
  },
};

test('the page lists current and upcoming events and marks closed ones', async () => {
  stubApi({ '/event': { events } });
  const { user } = renderApp(<EventsScreen />, '/event-booking');
  const now = within(await screen.findByRole('region', { name: 'Currently Happening' }));
  expect(now.getByText('18 of 40 places left')).toBeVisible();
  expect(now.getByText('Closed')).toBeVisible();
  expect(now.getByRole('link', { name: 'Join Now: Lines' })).toHaveAttribute('href', '/event-booking/open');
  const next = within(screen.getByRole('region', { name: 'Upcoming Events' }));
  expect(next.getByText('December 27, 2127')).toBeVisible();
  expect(next.getByText('18:00 to 20:30')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Past events' })).not.toBeInTheDocument();
  await user.click(next.getByRole('link', { name: 'Book Now: The Unveiling of the ARTIST' }));
  expect(shownAddress()).toBe('/event-booking/coming');
});

test('a past event says so and disables its button', async () => {
  const past = sampleEvent({ _id: 'past', passed: true });
  stubApi({ '/event': { events: [past, coming] } });
  renderApp(<EventsScreen />, '/event-booking');
  const rows = within(await screen.findByRole('region', { name: 'Past events' }));
  expect(rows.getByText('December 27, 2023')).toBeVisible();
  expect(rows.getByText('This event has passed')).toBeVisible();
  expect(rows.getByRole('button', { name: 'Book Now: The Unveiling of the ARTIST' })).toBeDisabled();
  const next = within(screen.getByRole('region', { name: 'Upcoming Events' }));
  expect(next.getAllByRole('listitem')).toHaveLength(1);
});

test('the link of the email shows the booking, and the button cancels it', async () => {
  const canceled = { message: 'Canceled', booking: { ...booking, status: 'canceled' } };
  stubApi({
    '/event': { events },
    '/event/booking/token': { ...booked, code: 'T4K-92Q' },
    '/event/booking/token/cancel': canceled,
  });
  const { user } = renderApp(<EventsScreen />, '/event-booking?cancel=token');
  const panel = within(await screen.findByRole('region', { name: 'Your booking' }));
  expect(await panel.findByText('2 places for Ada Obi')).toBeVisible();
  expect(panel.getByRole('img', { name: 'QR code of your booking' })).toBeVisible();
  expect(panel.getByText('T4K-92Q')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Cancel booking' }));
  expect(await panel.findByText(/This booking is canceled/)).toHaveFocus();
  expect(panel.queryByRole('button', { name: 'Cancel booking' })).not.toBeInTheDocument();
  expect(panel.queryByRole('img')).not.toBeInTheDocument();
});

test('a booking of a past event offers no cancellation', async () => {
  const attended = { ...booked, event: { ...booked.event, passed: true } };
  stubApi({ '/event': { events }, '/event/booking/token': attended });
  renderApp(<EventsScreen />, '/event-booking?cancel=token');
  const panel = within(await screen.findByRole('region', { name: 'Your booking' }));
  expect(await panel.findByText('This event has passed.')).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Cancel booking' })).not.toBeInTheDocument();
});

test('a failed cancellation shows an error and keeps the booking', async () => {
  stubApi({ '/event': { events }, '/event/booking/token': booked, '/event/booking/token/cancel': apiDown });
  const { user, notify } = renderApp(<EventsScreen />, '/event-booking?cancel=token');
  await user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
  expect(notify).toHaveBeenCalledWith(expect.stringContaining('Could not send request.'), 'error');
  expect(screen.getByRole('button', { name: 'Cancel booking' })).toBeVisible();
});

test('an unknown booking link says so', async () => {
  stubApi({ '/event': { events } });
  renderApp(<EventsScreen />, '/event-booking?cancel=nonsense');
  expect(await screen.findByText(/We do not know this booking/)).toBeVisible();
});

test('the edge renders JSON-LD for each event, and the page hydrates without an error', async () => {
  stubApi({ '/event': { events } });
  const { html, consoleErrors } = await hydrateApp(<EventsScreen />, '/event-booking', pageDataOf(routes));
  const reported = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  expect(reported.map(([, json = '']) => JSON.parse(json))).toMatchObject(
    events.map(({ _id, title, starts_at }) => ({
      '@type': 'Event',
      name: title,
      startDate: starts_at,
      url: `https://gallery.test/event-booking/${_id}`,
      location: { '@type': 'Place', address: { addressCountry: 'NG' } },
    })),
  );
  expect(html).not.toContain(' style=');
  expect(consoleErrors).toEqual([]);
});

test("the edge's HTML contains the place of the booking, but no booking", async () => {
  stubApi({ '/event': { events }, '/event/booking/token': booked });
  const { html, consoleErrors } = await hydrateApp(
    <EventsScreen />,
    '/event-booking?cancel=token',
    pageDataOf(routes),
  );
  expect(html).toContain('Your booking');
  expect(html).not.toContain(booking.name);
  expect(html).toContain('noindex');
  expect(consoleErrors).toEqual([]);
  expect(await screen.findByText('2 places for Ada Obi')).toBeVisible();
});
