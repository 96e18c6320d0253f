import { stubApi } from '@gallery/shared/testing/stub-api';
import { act, screen } from '@testing-library/react';
import { sessionKey, sessionText } from '../session/session';
import { adaeze, adaezeSession } from '../testing/adaeze';
import { openSite } from '../testing/open-site';

beforeEach(() => {
  localStorage.clear();
  stubApi({ '/artwork': { artworks: [] }, '/auth/logout': { message: 'You are logged out.' } });
});

test('a customer sees the dashboard', async () => {
  localStorage.setItem(sessionKey, sessionText(adaezeSession));
  openSite('/dashboard/profile');
  expect(await screen.findByRole('heading', { name: 'Hello Adaeze' })).toBeVisible();
});

test('a guarded page sends a visitor to the log-in with one message', async () => {
  openSite('/dashboard/orders?page=2');
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('Unauthorized Access!');
  expect(window.location.pathname).toBe('/login');
  expect(window.history.state.usr).toEqual({ previous: '/dashboard/orders?page=2' });
});

test('the guard waits for the storage', async () => {
  openSite('/dashboard/profile');
  expect(screen.getByText('Loading')).toBeInTheDocument();
  expect(window.location.pathname).toBe('/dashboard/profile');
  await screen.findByRole('heading', { name: 'Login' });
});

test.each([
  ['no session at all', '{"isLoggedIn":true}'],
  [
    'a token without its user',
    JSON.stringify({ version: 1, token: 'token-1', user: null, isLoggedIn: true }),
  ],
  ['a user who is not logged in', sessionText({ ...adaezeSession, isLoggedIn: false })],
])('a storage with %s opens no dashboard', async (_what, text) => {
  localStorage.setItem(sessionKey, text);
  openSite('/dashboard/profile');
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  expect(localStorage.getItem(sessionKey)).toBeNull();
});

test("'Log Out' ends the session and opens the log-in without an error", async () => {
  const loggedOut = jest.fn(() => ({ message: 'You are logged out.' }));
  stubApi({ '/artwork': { artworks: [] }, '/auth/logout': loggedOut });
  localStorage.setItem(sessionKey, sessionText(adaezeSession));
  const { user } = openSite('/dashboard/profile');
  await user.click(await screen.findByRole('button', { name: 'Log Out' }));
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  expect(localStorage.getItem(sessionKey)).toBeNull();
  expect(loggedOut).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the guard applies again after a log-out', async () => {
  localStorage.setItem(sessionKey, sessionText(adaezeSession));
  const { user } = openSite('/dashboard/profile');
  await user.click(await screen.findByRole('button', { name: 'Log Out' }));
  await screen.findByRole('heading', { name: 'Login' });
  act(() => window.history.back());
  expect(await screen.findByRole('alert')).toHaveTextContent('Unauthorized Access!');
});

test('a changed profile opens the log-in with a message', async () => {
  localStorage.setItem(sessionKey, sessionText(adaezeSession));
  const { user } = openSite('/dashboard/profile');
  await user.click(await screen.findByRole('button', { name: 'Update' }));
  expect(await screen.findByText('Profile updated. Log in to continue.')).toBeVisible();
});

test('a changed name shows at once and is stored', async () => {
  localStorage.setItem(sessionKey, sessionText(adaezeSession));
  const { user } = openSite('/dashboard/profile');
  await user.click(await screen.findByRole('button', { name: 'Rename' }));
  expect(screen.getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
  const renamed = { ...adaezeSession, user: { ...adaeze, firstname: 'Ada' } };
  expect(localStorage.getItem(sessionKey)).toBe(sessionText(renamed));
});
