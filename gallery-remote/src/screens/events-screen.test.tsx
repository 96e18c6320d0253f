import { hydrateApp } from '@gallery/shared/testing/hydrate-app';
import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleEvent } from '@gallery/shared/testing/sample-event';
import { apiDown, stubApi } from '@gallery/shared/testing/stub-api';
import { screen, within } from '@testing-library/react';
import { EventsScreen } from './events-screen';
import { pageData } from './page-data';

const open = sampleEvent({ _id: 'open', title: 'Lines', current: true, label: 'Join Now', places_left: 18 });
const closed = sampleEvent({ _id: 'closed', title: 'Foundry', current: true, label: 'Closed' });
const coming = sampleEvent({ _id: 'coming' });
const events = [open, closed, coming];
const booking = { name: 'Ada Obi', email: 'ada@example.com', places: 2, status: 'confirmed' };
const booked = {
  booking,
  event: { _id: 'coming', title: coming.title, starts_at: coming.starts_at, place: 'Lagos' },
};

test('a visitor sees what is on and what is to come, and which of it is closed', async () => {
  stubApi({ '/event': { events } });
  renderApp(<EventsScreen />, '/event-booking');
  const now = within(await screen.findByRole('region', { name: 'Currently Happening' }));
  expect(now.getByText('18 of 40 places left')).toBeVisible();
  expect(now.getByText('Closed')).toBeVisible();
  expect(now.getAllByRole('button')).toHaveLength(1);
  const next = within(screen.getByRole('region', { name: 'Upcoming Events' }));
  expect(next.getByText('December 27, 2023')).toBeVisible();
  expect(next.getByRole('button', { name: 'Book Now: The Unveiling of the ARTIST' })).toBeVisible();
});

test.each([
  ['confirmed', 'Your 2 places are confirmed.'],
  ['waiting', 'You are on the waitlist for 2 places.'],
])('a booking that is %s is told plainly', async (status, words) => {
  const answer = { message: 'Booked', booking: { ...booking, status } };
  stubApi({ '/event': { events }, '/event/coming/booking': answer });
  const { user } = renderApp(<EventsScreen />, '/event-booking');
  await user.click(await screen.findByRole('button', { name: /^Book Now/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'The Unveiling of the ARTIST' }));
  await user.type(await dialog.findByRole('textbox', { name: 'Name' }), 'Ada Obi');
  await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
  await user.clear(dialog.getByRole('spinbutton', { name: 'Number of places' }));
  await user.type(dialog.getByRole('spinbutton', { name: 'Number of places' }), '2');
  await user.click(dialog.getByRole('button', { name: 'Book Now' }));
  expect(await dialog.findByText(words)).toBeVisible();
  expect(dialog.getByRole('status')).toHaveTextContent('ada@example.com');
});

test('a booking without a name is not sent', async () => {
  stubApi({ '/event': { events } });
  const { user } = renderApp(<EventsScreen />, '/event-booking');
  await user.click(await screen.findByRole('button', { name: /^Join Now/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Lines' }));
  await user.click(await dialog.findByRole('button', { name: 'Join Now' }));
  expect(await dialog.findByText('Name is required')).toBeVisible();
  expect(dialog.getByText('Email is required')).toBeVisible();
});

test('the link of the e-mail shows the booking, and only its button cancels it', async () => {
  const canceled = { message: 'Canceled', booking: { ...booking, status: 'canceled' } };
  stubApi({ '/event': { events }, '/event/booking/token': booked, '/event/booking/token/cancel': canceled });
  const { user } = renderApp(<EventsScreen />, '/event-booking?cancel=token');
  const panel = within(await screen.findByRole('region', { name: 'Your booking' }));
  expect(await panel.findByText('2 places for Ada Obi')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Cancel booking' }));
  expect(await panel.findByText(/This booking is canceled/)).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Cancel booking' })).not.toBeInTheDocument();
});

test('a cancellation that fails is told, and the booking stays', async () => {
  stubApi({ '/event': { events }, '/event/booking/token': booked, '/event/booking/token/cancel': apiDown });
  const { user, notify } = renderApp(<EventsScreen />, '/event-booking?cancel=token');
  await user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
  expect(notify).toHaveBeenCalledWith(expect.stringContaining('Could not send request.'), 'error');
  expect(screen.getByRole('button', { name: 'Cancel booking' })).toBeVisible();
});

test('a link that is no booking says so', async () => {
  stubApi({ '/event': { events } });
  renderApp(<EventsScreen />, '/event-booking?cancel=nonsense');
  expect(await screen.findByText(/We do not know this booking/)).toBeVisible();
});

test('the page is rendered at the edge, tells machines of each event, and hydrates without a word', async () => {
  stubApi({ '/event': { events } });
  const { html, complaints } = await hydrateApp(<EventsScreen />, '/event-booking', pageData);
  const told = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  expect(told.map(([, json = '']) => JSON.parse(json))).toMatchObject(
    events.map(({ title }) => ({
      '@type': 'ExhibitionEvent',
      name: title,
      startDate: '2023-12-27T17:00:00.000Z',
      location: { '@type': 'Place', address: { addressCountry: 'NG' } },
    })),
  );
  expect(html).not.toContain(' style=');
  expect(complaints).toEqual([]);
});

test("the edge's page holds nobody's booking", async () => {
  stubApi({ '/event': { events }, '/event/booking/token': booked });
  const { html, complaints } = await hydrateApp(<EventsScreen />, '/event-booking?cancel=token', pageData);
  expect(html).not.toContain('Your booking');
  expect(complaints).toEqual([]);
  expect(await screen.findByRole('region', { name: 'Your booking' })).toBeVisible();
});
