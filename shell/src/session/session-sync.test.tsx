import { stubApi } from '@gallery/shared/testing/stub-api';
import { act, screen, waitFor, within } from '@testing-library/react';
import { adaeze, adaezeSession } from '../testing/adaeze';
import { openSite } from '../testing/open-site';
import { type Session, sessionKey, sessionText, visitor } from './session';

const curators = { ...adaezeSession, user: { ...adaeze, role: 'admin' as const } };

beforeEach(() => {
  localStorage.clear();
  stubApi({ '/artwork': { artworks: [] } });
});

/** Imitates the browser's event in this tab when another tab writes. */
function otherTabSaves(session: Session) {
  const newValue = session === visitor ? null : sessionText(session);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: sessionKey, newValue })));
}

/** Imitates a page that the browser restores from its back/forward cache. */
function restorePage() {
  const shown = Object.assign(new Event('pageshow'), { persisted: true });
  act(() => void window.dispatchEvent(shown));
}

const headerLinks = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
    .slice(4);

test('the header shows a visitor Register and Login, and a customer the dashboard', async () => {
  openSite('/');
  await waitFor(() => expect(headerLinks()).toEqual(['Register', 'Login']));
  otherTabSaves(adaezeSession);
  expect(headerLinks()).toEqual(['Dashboard']);
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard/profile');
});

test('the header contains all links until the session is known', async () => {
  openSite('/');
  expect(headerLinks()).toEqual(['Register', 'Login', 'Dashboard']);
  await waitFor(() => expect(headerLinks()).toEqual(['Register', 'Login']));
});

test('the mark of the root element follows the session', async () => {
  localStorage.setItem(sessionKey, sessionText(adaezeSession));
  openSite('/');
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-auth'));
  otherTabSaves(visitor);
  expect(document.documentElement).not.toHaveAttribute('data-auth');
});

test('a log-out in another tab opens the log-in with a message and no error', async () => {
  localStorage.setItem(sessionKey, sessionText(adaezeSession));
  openSite('/dashboard/profile');
  await screen.findByRole('heading', { name: 'Hello Adaeze' });
  otherTabSaves(visitor);
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  expect(await screen.findByText('You were logged out in another tab.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test("a log-out in another tab opens the back office's log-in", async () => {
  localStorage.setItem(sessionKey, sessionText(curators));
  openSite('/admin/all-orders');
  await screen.findByRole('heading', { name: 'Office at /admin/all-orders' });
  otherTabSaves(visitor);
  expect(await screen.findByRole('heading', { name: 'Office at /admin' })).toBeVisible();
  expect(window.history.state.usr).toEqual({ notice: 'You were logged out in another tab.' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a log-out in another tab changes only the header of a public page', async () => {
  localStorage.setItem(sessionKey, sessionText(adaezeSession));
  openSite('/');
  await waitFor(() => expect(headerLinks()).toEqual(['Dashboard']));
  otherTabSaves(visitor);
  expect(headerLinks()).toEqual(['Register', 'Login']);
  expect(screen.getByRole('heading', { name: 'Finest Arts' })).toBeVisible();
});

test('a log-out in another tab keeps a newer session in the storage', async () => {
  localStorage.setItem(sessionKey, sessionText(adaezeSession));
  openSite('/dashboard/profile');
  await screen.findByRole('heading', { name: 'Hello Adaeze' });
  localStorage.setItem(sessionKey, sessionText(curators));
  otherTabSaves(visitor);
  expect(await screen.findByText('You were logged out in another tab.')).toBeVisible();
  expect(localStorage.getItem(sessionKey)).toBe(sessionText(curators));
});

test('a restored page notices the log-out of another tab', async () => {
  localStorage.setItem(sessionKey, sessionText(adaezeSession));
  openSite('/dashboard/profile');
  await screen.findByRole('heading', { name: 'Hello Adaeze' });
  localStorage.removeItem(sessionKey);
  restorePage();
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  expect(await screen.findByText('You were logged out in another tab.')).toBeVisible();
});

test('a restored page shows the links of the current session', async () => {
  openSite('/');
  await waitFor(() => expect(headerLinks()).toEqual(['Register', 'Login']));
  localStorage.setItem(sessionKey, sessionText(adaezeSession));
  restorePage();
  await waitFor(() => expect(headerLinks()).toEqual(['Dashboard']));
});

test('an opened prerendered page reads the session again', async () => {
  localStorage.setItem(sessionKey, sessionText(adaezeSession));
  openSite('/');
  await waitFor(() => expect(headerLinks()).toEqual(['Dashboard']));
  localStorage.removeItem(sessionKey);
  act(() => void document.dispatchEvent(new Event('prerenderingchange')));
  await waitFor(() => expect(headerLinks()).toEqual(['Register', 'Login']));
});

test('a log-in in another tab continues here', async () => {
  openSite('/login', { previous: '/dashboard/orders' });
  await screen.findByRole('heading', { name: 'Login' });
  otherTabSaves(adaezeSession);
  expect(await screen.findByRole('heading', { name: 'Hello Adaeze' })).toBeVisible();
  expect(window.location.pathname).toBe('/dashboard/orders');
});

test('a name changed in another tab changes here', async () => {
  localStorage.setItem(sessionKey, sessionText(adaezeSession));
  openSite('/dashboard/profile');
  await screen.findByRole('heading', { name: 'Hello Adaeze' });
  otherTabSaves({ ...adaezeSession, user: { ...adaeze, firstname: 'Ada' } });
  expect(screen.getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
});

test('a storage cleared by another tab ends the session', async () => {
  localStorage.setItem(sessionKey, sessionText(adaezeSession));
  openSite('/dashboard/profile');
  await screen.findByRole('heading', { name: 'Hello Adaeze' });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
});

test('a change of customer clears the query cache', async () => {
  localStorage.setItem(sessionKey, sessionText(adaezeSession));
  const { queryClient } = openSite('/');
  await waitFor(() => expect(headerLinks()).toEqual(['Dashboard']));
  queryClient.setQueryData(['orders'], ['her order']);
  otherTabSaves({ ...adaezeSession, user: { ...adaeze, firstname: 'Ada' } });
  expect(queryClient.getQueryData(['orders'])).toEqual(['her order']);
  otherTabSaves({ ...adaezeSession, user: { ...adaeze, _id: 'user-2' } });
  expect(queryClient.getQueryData(['orders'])).toBeUndefined();
});

test('a log-out removes what the account typed in this tab, and a log-in keeps it', async () => {
  sessionStorage.setItem('checkout', '12 Marina');
  openSite('/');
  await waitFor(() => expect(headerLinks()).toEqual(['Register', 'Login']));
  otherTabSaves(adaezeSession);
  expect(sessionStorage.getItem('checkout')).toBe('12 Marina');
  otherTabSaves(visitor);
  expect(sessionStorage.getItem('checkout')).toBeNull();
});
