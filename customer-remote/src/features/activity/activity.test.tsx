import type { OwnBooking, OwnEnquiry } from '@gallery/shared/contract/account/account';
import { renderApp } from '@gallery/shared/testing/render-app';
import { customerSession } from '@gallery/shared/testing/sample-order';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen, within } from '@testing-library/react';
import { CustomerApp } from '../../app';

const evening: OwnBooking = {
  _id: 'booking-1',
  name: 'Adaeze Nwosu',
  email: 'adaeze@example.com',
  places: 2,
  status: 'confirmed',
  session: null,
  turn: null,
  event: {
    _id: 'event-1',
    title: 'First Evening',
    place: 'Freedom Park, Lagos',
    starts_at: '2127-12-27T17:00:00.000Z',
    ends_at: '2127-12-27T19:30:00.000Z',
    passed: false,
  },
};
const enquiry: OwnEnquiry = {
  _id: 'enquiry-1',
  kind: 'work',
  at: '2026-11-20T10:00:00.000Z',
  work: 'Laterite',
  work_id: 'work-1',
  text: null,
  done: false,
};

function openActivity(bookings: () => OwnBooking[], enquiries: OwnEnquiry[] = []) {
  const cancel = jest.fn((_query: unknown, _sent: unknown) => ({ message: 'Your booking is canceled.' }));
  stubApi({
    '/account/bookings': () => ({ bookings: bookings() }),
    '/account/enquiries': { enquiries },
    '/account/bookings/booking-1/cancel': cancel,
  });
  const app = renderApp(<CustomerApp />, '/dashboard/bookings', { session: customerSession() });
  return { ...app, cancel };
}

test('a customer sees a booking with its day, place, and seats, and cancels it', async () => {
  let status: OwnBooking['status'] = 'confirmed';
  const { user, notify, cancel } = openActivity(() => [{ ...evening, status }]);
  const [item] = await screen.findAllByRole('listitem');
  expect(item).toHaveTextContent('Saturday, December 27, 2127, 18:00 to 20:30');
  expect(item).toHaveTextContent('Freedom Park, Lagos');
  expect(item).toHaveTextContent('Confirmed2 places');
  expect(screen.getByRole('link', { name: 'Directions to First Evening' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=Freedom%20Park%2C%20Lagos',
  );
  await user.click(screen.getByRole('button', { name: 'Cancel booking for First Evening' }));
  status = 'canceled';
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel booking' }));
  expect(await screen.findByText('Canceled')).toBeVisible();
  expect(cancel).toHaveBeenCalledTimes(1);
  expect(notify).toHaveBeenCalledWith('Your booking is canceled.', 'success');
  expect(screen.queryByRole('button', { name: /^Cancel booking/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'First Evening' })).toHaveFocus();
});

test('a waiting booking shows its number on the waiting list', async () => {
  openActivity(() => [{ ...evening, status: 'waiting', turn: 3 }]);
  expect(await screen.findByText('Number 3 on the waiting list')).toBeVisible();
});

test('enquiries show their work or text, and whether the gallery answered', async () => {
  const message = { ...enquiry, _id: 'message-1', kind: 'message' as const, work: null, work_id: null };
  openActivity(() => [], [enquiry, { ...message, text: 'Good day', done: true }]);
  expect(await screen.findByRole('link', { name: 'Laterite' })).toHaveAttribute('href', '/art-page/work-1');
  expect(screen.getByText('Received. We reply by email.')).toBeVisible();
  expect(screen.getByText('Good day')).toBeVisible();
  expect(screen.getByText('Answered')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the events' })).toHaveAttribute('href', '/event-booking');
});
