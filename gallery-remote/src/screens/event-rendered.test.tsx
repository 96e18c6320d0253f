import { Route, Routes } from '@gallery/shared/router';
import { pageDataOf } from '@gallery/shared/routes/define-routes';
import { hydrateApp } from '@gallery/shared/testing/hydrate-app';
import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleEvent } from '@gallery/shared/testing/sample-event';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes';
import { EventScreen } from './event-screen';

const evening = sampleEvent({
  starts_at: '2127-12-27T17:00:00.000Z',
  ends_at: '2127-12-27T19:30:00.000Z',
  places_left: 12,
});
const page = (
  <Routes>
    <Route path="/event-booking/:id" element={<EventScreen />} />
  </Routes>
);

test('the edge renders the form, and it hydrates without an error', async () => {
  stubApi({ '/event': { events: [evening] } });
  const { html, status, consoleErrors } = await hydrateApp(
    page,
    '/event-booking/event-1',
    pageDataOf(routes),
  );
  expect(status).toBe(200);
  expect(html).toContain('Book a place');
  expect(html).toContain('"@type":"Event"');
  expect(html).toContain('<link rel="canonical" href="https://gallery.test/event-booking/event-1"/>');
  expect(html).not.toContain(' style=');
  expect(consoleErrors).toEqual([]);
});

test.each([
  ['Exhibition', 'ExhibitionEvent'],
  ['Talk', 'EducationEvent'],
  ['Workshop', 'EducationEvent'],
  ['Evening', 'SocialEvent'],
] as const)("JSON-LD describes the kind %s as %s, with the place's name and address", async (kind, type) => {
  const place = 'The foundry yard, Igun Street, Benin City';
  stubApi({ '/event': { events: [{ ...evening, kind, place }] } });
  const { html } = await hydrateApp(page, '/event-booking/event-1', pageDataOf(routes));
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    '@type': type,
    location: {
      name: 'The foundry yard',
      address: { streetAddress: 'Igun Street, Benin City', addressCountry: 'NG' },
    },
  });
});

test.each([
  ['confirmed', 'Your booking is confirmed.'],
  ['waiting', 'You are on the waitlist.'],
])('the page reports a booking without scripts that is %s, without a name', async (sent, text) => {
  stubApi({ '/event': { events: [evening] } });
  const address = `/event-booking/event-1?sent=${sent}`;
  const { html, consoleErrors } = await hydrateApp(page, address, pageDataOf(routes));
  expect(html).toContain(text);
  const panel = within(await screen.findByRole('region', { name: 'Your booking' }));
  expect(panel.getByRole('status')).toHaveTextContent(text);
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(consoleErrors).toEqual([]);
});

test('the form offers the waitlist to a visitor without scripts who asks for too many seats', async () => {
  stubApi({ '/event': { events: [evening] } });
  const message = 'Only 2 places are left';
  const refusedForm = {
    action: '/event-booking/event-1',
    values: { name: 'Ada Obi', email: 'ada@example.com', places: '4' },
    message,
    errors: { places: message },
  };
  renderApp(page, '/event-booking/event-1', { refusedForm });
  const form = within(await screen.findByRole('form', { name: 'Book places' }));
  expect(form.getByRole('combobox', { name: 'Places' })).toHaveValue('4');
  expect(form.getByRole('combobox', { name: 'Places' })).toHaveAccessibleDescription(message);
  const wait = form.getByRole('button', { name: 'Wait for these places' });
  expect([wait.getAttribute('name'), wait.getAttribute('value')]).toEqual(['waitlist', 'true']);
});
