import { offlineRecordKey } from '@gallery/shared/browser/offline-page';
import { Form, restoredFormPath, TextField, UnsavedChanges } from '@gallery/shared/forms';
import { ApiError } from '@gallery/shared/http';
import { Route, Routes } from '@gallery/shared/router';
import { renderApp, shownAddress } from '@gallery/shared/testing/render-app';
import { adaeze, curator, customerSession } from '@gallery/shared/testing/sample-order';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor } from '@testing-library/react';
import { LogInScreen } from './log-in-screen';

const begin = jest.fn();
const logOut = jest.fn(() => ({ message: 'You are logged out.' }));

function openLogIn(user: object, state?: object) {
  const logIn = jest.fn((_query, _body) => ({ message: 'Welcome back!', data: { token: 'token-9', user } }));
  stubApi({ '/auth/login': logIn, '/auth/logout': logOut });
  const visitor = customerSession({ user: null, isLoggedIn: false, begin });
  const opened = renderApp(<LogInScreen />, '/admin', { session: visitor, state });
  return { ...opened, logIn };
}

async function logInWith(user: ReturnType<typeof openLogIn>['user'], email: string) {
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), 'a long secret');
  await user.click(screen.getByRole('button', { name: 'Log In' }));
}

beforeEach(() => {
  begin.mockReset();
  logOut.mockClear();
});

test('an administrator logs in with email and password', async () => {
  const { user, logIn } = openLogIn(curator);
  expect(screen.getByRole('heading', { level: 1, name: 'Log In' })).toBeVisible();
  expect(screen.getByText('Welcome! Check recent updates')).toBeVisible();
  await logInWith(user, curator.email);
  await waitFor(() => expect(begin).toHaveBeenCalledWith({ token: 'token-9', user: curator }));
  expect(logIn.mock.calls[0]?.[1]).toEqual({ email: curator.email, password: 'a long secret' });
});

test('the log-in leads back to the form that a lost session interrupted', async () => {
  document.documentElement.toggleAttribute('data-auth', true);
  const form = (
    <Form aria-label="Artist" initialValues={{ bio: '' }} onSubmit={async () => undefined}>
      <TextField name="bio" label="Bio" />
      <UnsavedChanges />
    </Form>
  );
  const session = customerSession({ user: curator });
  const { user, unmount } = renderApp(form, '/admin/create-artist?name=Ada', { session });
  await user.type(screen.getByLabelText('Bio'), 'Born in Ìbàdàn');
  unmount();
  document.documentElement.toggleAttribute('data-auth', false);
  await new Promise((resolve) => setTimeout(resolve));
  renderApp(<LogInScreen />, '/admin', { session });
  await waitFor(() => expect(shownAddress()).toBe('/admin/create-artist?name=Ada'));
  restoredFormPath('nobody');
});

test('the log-in page forgets what the session saved for work without a network', async () => {
  localStorage.setItem(offlineRecordKey('door:1'), '{}');
  localStorage.setItem('door-scans:1', '[]');
  openLogIn(curator);
  await waitFor(() => expect(Object.keys(localStorage)).toEqual(['door-scans:1']));
});

test('an administrator with a second step enters the code after the password', async () => {
  const { user } = openLogIn(curator);
  const data = { token: 'token-9', user: curator };
  stubApi({
    '/auth/login': { message: 'Enter the code.', second_step: { ticket: 'ticket-1' } },
    '/auth/second-step': { message: 'Welcome back!', data },
  });
  await logInWith(user, curator.email);
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
  await waitFor(() => expect(begin).toHaveBeenCalledWith(data));
});

test('the log-in refuses a customer and ends the new session', async () => {
  const { user } = openLogIn(adaeze);
  await logInWith(user, adaeze.email);
  const refusal = await screen.findByText(/has no access to the back office/);
  expect(refusal).toHaveTextContent(adaeze.email);
  expect(logOut).toHaveBeenCalledTimes(1);
  expect(begin).not.toHaveBeenCalled();
});

test('the form shows what is missing under its field', async () => {
  const { user } = openLogIn(curator);
  await user.click(screen.getByRole('button', { name: 'Log In' }));
  expect(await screen.findByText('Email is required')).toBeVisible();
  expect(screen.getByText('Password is required')).toBeVisible();
});

test('a wrong password shows an error and keeps the email', async () => {
  const { user, notify } = openLogIn(curator);
  stubApi({
    '/auth/login': () => {
      throw new ApiError('Email or password is wrong.', 401);
    },
  });
  await logInWith(user, curator.email);
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Email or password is wrong.', 'error'));
  expect(screen.getByLabelText('Email')).toHaveValue(curator.email);
});

test('the screen shows the notice of a log-out', async () => {
  openLogIn(curator, { notice: 'You are logged out.' });
  expect(await screen.findByText('You are logged out.')).toBeVisible();
});

test.each([
  [undefined, '/admin/dashboard'],
  ['/admin/all-orders?status=Paid', '/admin/all-orders?status=Paid'],
  ['//elsewhere.example', '/admin/dashboard'],
])('a logged-in administrator with the previous address %s goes to %s', async (previous, address) => {
  stubApi({});
  const logInPage = (
    <Routes>
      <Route path="/admin" element={<LogInScreen />} />
      <Route path="*" element={null} />
    </Routes>
  );
  renderApp(logInPage, '/admin', { session: customerSession({ user: curator }), state: { previous } });
  await waitFor(() => expect(shownAddress()).toBe(address));
});
