import type { Notification } from '@gallery/shared/contract/inbox/notification.schema';
import { renderApp, shownAddress, textsOf } from '@gallery/shared/testing/render-app';
import { sampleEvent } from '@gallery/shared/testing/sample-event';
import { sampleOrderRecord } from '@gallery/shared/testing/sample-order';
import { apiDown, stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { NotificationsScreen } from './notifications-screen';

const sale: Notification = {
  _id: 'alert-1',
  tag: 'Order Alert',
  text: 'Adaeze Nwosu paid for “Agwọlagwọ” by Ngọzi Eze. Order 1042.',
  category: 'Art Painting',
  subject_id: 'order-1',
  event_id: null,
  at: new Date(Date.now() - 125_000).toISOString(),
  read: false,
};
const enquiry: Notification = {
  ...sale,
  _id: 'alert-2',
  tag: 'Enquiry',
  subject_id: 'enquiry-1',
  read: true,
  text: 'Claire Dubois asks about “Harmattan Morning”.',
};
const message: Notification = {
  ...sale,
  _id: 'alert-3',
  tag: 'Message',
  category: null,
  subject_id: 'message-1',
  read: true,
  text: 'Henrik Lund has written to the gallery.',
};
const booking: Notification = {
  ...sale,
  _id: 'alert-4',
  tag: 'Booking',
  category: null,
  subject_id: 'booking-1',
  read: true,
  text: 'Halima Sani has booked 2 places for “The Unveiling of the ARTIST”.',
  event_id: 'event-1',
};
const everything = [sale, enquiry, message, booking];
const person = { email: 'claire@example.com', at: sale.at, done: false };
const read = jest.fn(() => ({ unread: 0 }));
const list = jest.fn((_query: object) => ({ notifications: everything, next: null, unread: 1 }));

function openAlerts(path = '/admin/admin-notification') {
  stubApi({
    '/notification': list,
    '/notification/read': read,
    '/notification/alert-1': { notification: sale },
    '/notification/alert-1/read': read,
    '/order/order-1/record': { order: sampleOrderRecord(), audit: [] },
    '/enquiry/enquiry-1': {
      enquiry: {
        ...person,
        _id: 'enquiry-1',
        fullname: 'Claire Dubois',
        mobile: '0803',
        artname: 'Harmattan Morning',
        art_id: 'work-1',
      },
    },
    '/contact/message-1': {
      contact: {
        ...person,
        _id: 'message-1',
        firstName: 'Henrik',
        lastName: 'Lund',
        phoneNumber: '',
        textarea: 'Do you frame works?',
      },
    },
    '/event/event-1/bookings': {
      event: sampleEvent(),
      bookings: [
        { ...person, _id: 'booking-1', name: 'Halima Sani', places: 2, status: 'confirmed', turn: null },
      ],
      total: 1,
      first: 1,
      next: null,
      previous: null,
    },
  });
  return renderApp(<NotificationsScreen />, path);
}

const sheet = () => within(screen.getByRole('region', { name: 'Alert' }));

beforeEach(() => {
  read.mockClear();
  list.mockClear();
});

test('each alert shows text, time, category, and tag', async () => {
  openAlerts();
  expect(textsOf(await screen.findAllByRole('listitem'))).toEqual([
    `Unread: ${sale.text}2 minutes agoArt PaintingOrder Alert`,
    `${enquiry.text}2 minutes agoArt PaintingEnquiry`,
    `${message.text}2 minutes agoContactMessage`,
    `${booking.text}2 minutes agoEventBooking`,
  ]);
});

test('an order alert opens its order and turns read', async () => {
  const { user } = openAlerts();
  await user.click(await screen.findByRole('link', { name: /Adaeze Nwosu paid/ }));
  expect(await sheet().findByText('Mrs Adaeze Nwosu', { exact: false })).toBeVisible();
  expect(textsOf(sheet().getAllByRole('row'))).toEqual([
    'DescriptionQuantityAmount',
    'AgwọlagwọBy Ngọzi Eze1#1,850,0001,850,000 naira',
    'Total#1,850,0001,850,000 naira',
  ]);
  expect(sheet().getByRole('link', { name: 'Open order' })).toHaveAttribute(
    'href',
    '/admin/all-orders?order=order-1',
  );
  await waitFor(() => expect(screen.queryByText('Unread:')).not.toBeInTheDocument());
  expect(read).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { current: true })).toHaveTextContent(sale.text);
});

test('an alert opens its enquiry or message with a link to answer', async () => {
  const { user } = openAlerts();
  await user.click(await screen.findByRole('link', { name: /Claire Dubois asks/ }));
  expect(await sheet().findByRole('link', { name: 'Answer' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/admin\/enquiries\/./),
  );
  expect(sheet().getByRole('link', { name: 'Harmattan Morning' })).toHaveAttribute(
    'href',
    '/art-page/work-1',
  );
  await user.click(screen.getByRole('link', { name: /Henrik Lund has written/ }));
  expect(await sheet().findByText('Do you frame works?')).toBeVisible();
});

test('a booking alert links to its event', async () => {
  openAlerts('/admin/admin-notification?alert=alert-4');
  expect(await screen.findByText('2 places, confirmed')).toBeVisible();
  expect(sheet().getByText(/Dec 27, 2023, 18:00/)).toBeVisible();
  expect(sheet().getByRole('link', { name: 'The Unveiling of the ARTIST' })).toHaveAttribute(
    'href',
    '/admin/edit-event/event-1',
  );
});

test('an alert missing from the list opens by its address and turns read', async () => {
  list.mockReturnValueOnce({ notifications: [booking], next: null, unread: 1 });
  openAlerts('/admin/admin-notification?alert=alert-1');
  expect(await sheet().findByRole('link', { name: 'Open order' })).toBeVisible();
  await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
});

test('an unknown address opens no alert', async () => {
  openAlerts('/admin/admin-notification?alert=alert-9');
  expect(await screen.findAllByRole('listitem')).toHaveLength(4);
  expect(sheet().getByText('Choose an alert to read it.')).toBeVisible();
});

test('the filters set the address and reach the API', async () => {
  const { user } = openAlerts();
  await screen.findAllByRole('listitem');
  await user.click(screen.getByRole('button', { name: 'Enquiry', pressed: false }));
  await user.click(screen.getByRole('button', { name: 'Unread only', pressed: false }));
  expect(shownAddress()).toBe('/admin/admin-notification?tag=Enquiry&unread=true');
  await waitFor(() =>
    expect(list).toHaveBeenCalledWith({ tag: 'Enquiry', unread: 'true', cursor: undefined }, undefined),
  );
  await user.click(screen.getByRole('button', { name: 'All', pressed: false }));
  expect(shownAddress()).toBe('/admin/admin-notification?unread=true');
});

test("'Mark all as read' marks every alert", async () => {
  const { user } = openAlerts();
  await screen.findByText('Unread:');
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.queryByText('Unread:')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
});

test('an empty list says so', async () => {
  stubApi({ '/notification': { notifications: [], next: null, unread: 0 } });
  renderApp(<NotificationsScreen />, '/admin/admin-notification');
  expect(await screen.findByText('No alert here')).toBeVisible();
});

test('an empty result says so, and a link clears the filters', async () => {
  stubApi({ '/notification': { notifications: [], next: null, unread: 0 } });
  const { user } = renderApp(<NotificationsScreen />, '/admin/admin-notification?tag=Booking&unread=true');
  expect(await screen.findByText('Nothing fits these filters')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Clear the filters' }));
  expect(await screen.findByText('No alert here')).toBeVisible();
  expect(shownAddress()).toBe('/admin/admin-notification');
});

test("'Try again' loads the alerts after a failure", async () => {
  stubApi({ '/notification': apiDown });
  const { user } = renderApp(<NotificationsScreen />, '/admin/admin-notification');
  await screen.findByRole('alert');
  openAlertsAgain();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(4);
});

function openAlertsAgain() {
  stubApi({ '/notification': list });
}
