import type { NotificationEvent } from '@gallery/shared/contract/inbox/notification.schema';
import { followNotifications } from '@gallery/shared/live';
import { renderApp, shownAddress } from '@gallery/shared/testing/render-app';
import { adaeze, curator, customerSession } from '@gallery/shared/testing/sample-order';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { act, screen, waitFor, within } from '@testing-library/react';
import { AdminApp } from '../app';

jest.mock('@gallery/shared/live', () => ({ followNotifications: jest.fn(async () => undefined) }));
const followed = jest.mocked(followNotifications);
type Followed = Parameters<typeof followed>;

const end = jest.fn();
let unread = 0;

function openAdmin(path: string, user = curator, answers: Parameters<typeof stubApi>[0] = {}) {
  stubApi({ '/notification': () => ({ notifications: [], next: null, unread }), ...answers });
  return renderApp(<AdminApp />, path, { session: customerSession({ user, end }) });
}

const navigation = () => screen.findByRole('navigation', { name: 'Back office' });

beforeEach(() => {
  unread = 3;
  end.mockReset();
  followed.mockClear();
});

test('an administrator who lacks the second step reads where to set it up', async () => {
  openAdmin('/admin/dashboard', { ...curator, needsSecondStep: true });
  expect(await screen.findByRole('heading', { name: 'Set up a second step' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Your profile' })).toHaveAttribute('href', '/dashboard/profile');
  expect(screen.queryByRole('navigation', { name: 'Back office' })).not.toBeInTheDocument();
});

test('the navigation scrolls to its current item', async () => {
  const scrolledTo: (string | null)[] = [];
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function remember(this: Element) {
    scrolledTo.push(this.textContent);
  });
  const { user } = openAdmin('/admin/settings');
  await waitFor(() => expect(scrolledTo).toEqual(['Settings']));
  await user.click(within(await navigation()).getByRole('link', { name: 'Dashboard' }));
  await waitFor(() => expect(scrolledTo.at(-1)).toBe('Dashboard'));
});

test('the navigation links every screen and marks the current one', async () => {
  openAdmin('/admin/admin-notification');
  const links = within(await navigation()).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/dashboard',
    '/admin/admin-all-art-works',
    '/admin/create-artwork',
    '/admin/admin-all-artist',
    '/admin/create-artist',
    '/admin/all-orders',
    '/admin/admin-notification',
    '/admin/events',
    '/admin/auctions',
    '/admin/enquiries',
    '/admin/people',
    '/admin/viewing-rooms',
    '/admin/import',
    '/admin/landing',
    '/admin/offers',
    '/admin/delivery',
    '/admin/currencies',
    '/admin/sales-figures',
    '/admin/settlement',
    '/admin/audit',
    '/admin/administrators',
    '/admin/settings',
    '/admin/releases',
  ]);
  expect(within(await navigation()).getByRole('link', { current: 'page' })).toHaveTextContent(
    'Notifications',
  );
});

test.each([
  ['/admin/create-event', 'Events'],
  ['/admin/edit-event/e1', 'Events'],
  ['/admin/auctions/harmattan', 'Auctions'],
  ['/admin/edit-artwork/a1', 'All Art works'],
  ['/admin/people/p1', 'People'],
  ['/admin/create-viewing-room', 'Viewing rooms'],
])('the navigation marks %s under %s', async (path, name) => {
  openAdmin(path);
  expect(within(await navigation()).getByRole('link', { current: true })).toHaveTextContent(name);
});

test('the navigation shows the unread alerts and follows their number', async () => {
  openAdmin('/admin/admin-notification');
  const link = within(await navigation()).getByRole('link', { name: /^Notifications/ });
  await waitFor(() => expect(link).toHaveAccessibleName('Notifications 3 unread'));
  await waitFor(() => expect(followed).toHaveBeenCalledTimes(1));
  const [stream, { userId }] = followed.mock.calls[0] as Followed;
  expect(userId).toBe(curator._id);
  unread = 4;
  act(() => stream.onEvent({ unread: 4 } as NotificationEvent, '5'));
  await waitFor(() => expect(link).toHaveAccessibleName('Notifications 4 unread'));
});

test('the back office reads the open list again after a broken connection', async () => {
  const list = jest.fn(() => ({ artworks: [], total: 0, counts: {}, next: null }));
  openAdmin('/admin/admin-all-art-works', curator, { '/artwork': list });
  expect(await screen.findByText('No artwork here')).toBeVisible();
  await waitFor(() => expect(followed).toHaveBeenCalledTimes(1));
  const [stream] = followed.mock.calls[0] as Followed;
  act(() => stream.onStale());
  expect(list).toHaveBeenCalledTimes(1);
  act(() => stream.onStale());
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
});

test('the stream ends when the user leaves the back office', async () => {
  const { user } = openAdmin('/admin/admin-notification');
  await waitFor(() => expect(followed).toHaveBeenCalledTimes(1));
  const [, stream] = followed.mock.calls[0] as Followed;
  await user.click(await screen.findByRole('link', { name: 'Auctions' }));
  expect(stream.signal.aborted).toBe(false);
  act(() => window.history.pushState(null, '', '/admin'));
  act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: null })));
  await waitFor(() => expect(stream.signal.aborted).toBe(true));
});

test("'Menu' opens the navigation, and Escape closes it", async () => {
  const { user } = openAdmin('/admin/admin-notification');
  await user.click(await screen.findByRole('button', { name: /^Menu/, expanded: false }));
  expect(screen.getByRole('button', { name: /^close/, expanded: true })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: /^Menu/, expanded: false })).toHaveFocus();
});

test("'Log Out' ends the session", async () => {
  const { user } = openAdmin('/admin/admin-notification');
  await user.click(await screen.findByRole('button', { name: 'Log Out' }));
  expect(end).toHaveBeenCalledWith('You are logged out.');
});

test("a customer sees 'No access' and no screen", async () => {
  const { user } = openAdmin('/admin/dashboard', adaeze);
  expect(await screen.findByRole('heading', { name: 'No access' })).toBeVisible();
  expect(screen.getByText(/This account has no access to the back office/)).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(shownAddress()).toBe('/admin/dashboard');
  await user.click(screen.getByRole('button', { name: 'Log Out' }));
  expect(end).toHaveBeenCalledTimes(1);
});

test("an unknown address shows 'Page not found' inside the back office", async () => {
  openAdmin('/admin/nowhere');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(await navigation()).toBeVisible();
});
