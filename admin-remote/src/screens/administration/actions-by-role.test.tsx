import type { StaffRole } from '@gallery/shared/contract/account/roles';
import { Route, Routes } from '@gallery/shared/router';
import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { sampleEvent } from '@gallery/shared/testing/sample-event';
import { curator, customerSession } from '@gallery/shared/testing/sample-order';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen } from '@testing-library/react';
import { openAuction } from '../../testing/open-auction';
import { openOrder } from '../../testing/open-order';
import { EditArtworkScreen } from '../collection/edit-artwork-screen';
import { EditEventScreen } from '../programme/edit-event-screen';

const sessionOf = (staffRole: StaffRole) => customerSession({ user: { ...curator, staffRole } });

const buttonsNow = () =>
  screen
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)
    .sort();

test('a curator reads an order and changes nothing there', async () => {
  openOrder({ status: 'Paid' }, [], [], sessionOf('curator'));
  await screen.findByRole('heading', { name: /Order/ });
  expect(await screen.findByRole('region', { name: 'Notes' })).toBeVisible();
  expect(buttonsNow()).toEqual(['Download packing list', 'Print']);
});

test('a manager ships an order', async () => {
  openOrder({ status: 'Paid' }, [], [], sessionOf('manager'));
  expect(await screen.findByRole('button', { name: /Mark as shipped/i })).toBeVisible();
});

test('a curator reads a draft auction and changes nothing there', async () => {
  openAuction({}, {}, sessionOf('curator'));
  await screen.findByRole('region', { name: 'Lots' });
  expect(buttonsNow()).toEqual(['Preview']);
});

test('a viewer reads a work and changes nothing there', async () => {
  const work = { ...sampleArtwork(), artist_email: 'ngozi@mail.example', picture_state: 'made' };
  stubApi({ '/artwork/work-1/record': { artwork: work, audit: [] } });
  renderApp(
    <Routes>
      <Route path="/admin/edit-artwork/:id" element={<EditArtworkScreen />} />
    </Routes>,
    '/admin/edit-artwork/work-1',
    { session: sessionOf('viewer') },
  );
  await screen.findByRole('region', { name: 'Publication' });
  const names = buttonsNow().join();
  for (const change of ['Archive', 'Add', 'Update', 'edition']) expect(names).not.toContain(change);
});

test('a viewer reads an event and its guests and changes nothing there', async () => {
  const event = sampleEvent({ places_left: 28 });
  const guest = { _id: 'b1', name: 'Ada', email: 'ada@mail.example', places: 2, session: null, turn: null };
  const booking = { ...guest, status: 'confirmed', at: event.starts_at };
  const page = { total: 1, first: 1, next: null, previous: null };
  stubApi({
    '/event': { events: [event] },
    '/event/event-1/bookings': { ...page, event, bookings: [booking] },
  });
  renderApp(
    <Routes>
      <Route path="/admin/edit-event/:id" element={<EditEventScreen />} />
    </Routes>,
    '/admin/edit-event/event-1',
    { session: sessionOf('viewer') },
  );
  expect(await screen.findByText('Ada')).toBeVisible();
  const names = buttonsNow().join();
  for (const change of ['Write', 'Cancel', 'Remove', 'Save']) expect(names).not.toContain(change);
  expect(screen.queryByRole('link', { name: 'Check in at the door' })).not.toBeInTheDocument();
});
