import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleEvent } from '@gallery/shared/testing/sample-event';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen, within } from '@testing-library/react';
import { HomeScreen } from './home-screen';

test('the landing lists upcoming events above past ones', async () => {
  const coming = [5, 2, 4, 3, 6].map((day) =>
    sampleEvent({
      _id: `event-${day}`,
      title: `On day ${day}`,
      starts_at: `2099-12-0${day}T17:00:00.000Z`,
      passed: false,
      on_landing: day === 6,
    }),
  );
  const elsewhere = [
    sampleEvent({ _id: 'past', title: 'Held Elsewhere', passed: true, on_landing: false }),
    sampleEvent({ _id: 'current', title: 'On the walls', passed: false, current: true, on_landing: false }),
  ];
  const events = [sampleEvent({ passed: true }), ...elsewhere, ...coming];
  stubApi({ '/event': { events }, '/artwork': { artworks: [], next: null } });
  renderApp(<HomeScreen />);
  const region = within(await screen.findByRole('region', { name: 'Upcoming events' }));
  await region.findByRole('heading', { name: 'On day 2' });
  expect(region.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Upcoming events',
    'On day 2',
    'On day 3',
    'On day 4',
    'On day 6',
    'Past events',
    'The Unveiling of the ARTIST',
  ]);
  const [, past] = region.getAllByRole('list');
  expect(past).toHaveTextContent('December 27, 2023');
  expect(past).toHaveTextContent('This event has passed');
  expect(within(past as HTMLElement).queryByText('Book Now')).not.toBeInTheDocument();
  expect(region.getByRole('link', { name: 'Book Now', description: 'On day 2' })).toHaveAttribute(
    'href',
    '/event-booking/event-2',
  );
});

test('the landing announces the next event when all have passed', async () => {
  stubApi({
    '/event': { events: [sampleEvent({ passed: true })] },
    '/artwork': { artworks: [], next: null },
  });
  renderApp(<HomeScreen />);
  expect(await screen.findByText('The next event is being prepared.')).toBeVisible();
});
