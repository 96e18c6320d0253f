import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen } from '@testing-library/react';
import { adaeze, adaezeSession } from '../testing/adaeze';
import { openSite } from '../testing/open-site';
import { sessionKey, sessionText } from './session';

const curators = { ...adaezeSession, user: { ...adaeze, role: 'admin' as const } };

beforeEach(() => {
  localStorage.clear();
  stubApi({ '/artwork': { artworks: [] }, '/auth/logout': { message: 'You are logged out.' } });
});

test('the back office sends a visitor to its log-in with a message and the return address', async () => {
  openSite('/admin/all-orders?status=Paid');
  expect(await screen.findByRole('alert')).toHaveTextContent('Unauthorized Access!');
  expect(window.location.pathname).toBe('/admin');
  expect(window.history.state.usr).toEqual({ previous: '/admin/all-orders?status=Paid' });
});

test.each(['/admin', '/admin/'])('%s opens for everybody', async (path) => {
  openSite(path);
  expect(await screen.findByRole('heading', { name: 'Office at /admin' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the guard passes every logged-in user', async () => {
  localStorage.setItem(sessionKey, sessionText(adaezeSession));
  openSite('/admin/dashboard');
  expect(await screen.findByRole('heading', { name: 'Office at /admin/dashboard' })).toBeVisible();
});

test("'Log Out' opens the back office's log-in without an error", async () => {
  localStorage.setItem(sessionKey, sessionText(curators));
  const { user } = openSite('/admin/dashboard');
  await user.click(await screen.findByRole('button', { name: 'Log Out' }));
  expect(await screen.findByRole('heading', { name: 'Office at /admin' })).toBeVisible();
  expect(localStorage.getItem(sessionKey)).toBeNull();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
