import { ApiError } from '@gallery/shared/http';
import { refused, stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor } from '@testing-library/react';
import { sessionKey, sessionText } from '../../session/session';
import { adaezeSession, signedIn } from '../../testing/adaeze';
import { openSite } from '../../testing/open-site';

const logIn = jest.fn<object, [unknown, unknown]>();

beforeEach(() => {
  localStorage.clear();
  logIn.mockReset().mockReturnValue(signedIn);
  stubApi({ '/artwork': { artworks: [] }, '/auth/login': logIn });
});

async function openLogin(state?: object) {
  const { user } = openSite('/login', state);
  const fill = async (email: string, password: string) => {
    if (email) await user.type(screen.getByLabelText('Email'), email);
    if (password) await user.type(screen.getByLabelText('Password'), password);
    await user.click(screen.getByRole('button', { name: 'Login' }));
  };
  await screen.findByText('Log in to access your dashboard.');
  return { user, fill };
}

test('the right password opens the dashboard and stores the session', async () => {
  const { fill } = await openLogin();
  await fill('  Adaeze@example.com ', ' pass word ');
  expect(await screen.findByRole('heading', { name: 'Hello Adaeze' })).toBeVisible();
  expect(window.location.pathname).toBe('/dashboard/profile');
  expect(logIn.mock.calls[0]?.[1]).toEqual({ email: 'Adaeze@example.com', password: ' pass word ' });
  expect(localStorage.getItem(sessionKey)).toBe(sessionText(adaezeSession));
});

test('an account with a second step asks for the code after the password', async () => {
  logIn.mockReturnValue({ message: 'Enter the code.', second_step: { ticket: 'ticket-1' } });
  const finish = jest.fn<object, [unknown, unknown]>(() => signedIn);
  stubApi({ '/artwork': { artworks: [] }, '/auth/login': logIn, '/auth/second-step': finish });
  const { user, fill } = await openLogin();
  await fill('adaeze@example.com', 'secret');
  expect(await screen.findByLabelText('Code')).toHaveFocus();
  expect(localStorage.getItem(sessionKey)).toBeNull();
  await user.keyboard('123456{Enter}');
  expect(await screen.findByRole('heading', { name: 'Hello Adaeze' })).toBeVisible();
  expect(finish.mock.calls[0]?.[1]).toEqual({ ticket: 'ticket-1', code: '123456' });
});

test('a log-in that took too long starts again with the password', async () => {
  logIn.mockReturnValue({ message: 'Enter the code.', second_step: { ticket: 'ticket-1' } });
  const ended = 'This log-in has ended. Log in again with your password.';
  const finish = () => refused(401, ended);
  stubApi({ '/artwork': { artworks: [] }, '/auth/login': logIn, '/auth/second-step': finish });
  const { user, fill } = await openLogin();
  await fill('adaeze@example.com', 'secret');
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByLabelText('Password')).toBeVisible();
  expect((await screen.findAllByText(ended))[0]).toBeVisible();
});

test('the log-in continues to the page that a visitor wanted', async () => {
  const { fill } = await openLogin({ previous: '/dashboard/orders?page=2' });
  await fill('adaeze@example.com', 'secret');
  await screen.findByRole('heading', { name: 'Hello Adaeze' });
  expect(window.location.pathname + window.location.search).toBe('/dashboard/orders?page=2');
});

test('the log-in offers to continue as a guest to who comes from a checkout', async () => {
  await openLogin({ previous: '/checkout/work-1', guest: '/checkout/work-1?guest=yes' });
  const link = screen.getByRole('link', { name: 'Continue as a guest' });
  expect(link).toHaveAttribute('href', '/checkout/work-1?guest=yes');
});

test.each([
  '//elsewhere.example',
  '/\\elsewhere.example',
  'https://elsewhere.example',
  'javascript:alert(1)',
])('the log-in ignores the return address %s', async (previous) => {
  const { fill } = await openLogin({ previous });
  await fill('adaeze@example.com', 'secret');
  await screen.findByRole('heading', { name: 'Hello Adaeze' });
  expect(window.location.pathname).toBe('/dashboard/profile');
});

test('a wrong password shows a toast and keeps the typed values', async () => {
  logIn.mockImplementation(() => {
    throw new ApiError('Email or password is wrong.', 401);
  });
  const { fill } = await openLogin();
  await fill('adaeze@example.com', 'guess');
  expect(await screen.findByRole('alert')).toHaveTextContent('Email or password is wrong.');
  expect(screen.getByLabelText('Email')).toHaveValue('adaeze@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('guess');
  expect(localStorage.getItem(sessionKey)).toBeNull();
});

test('a refusal shows once as a toast, and at its field until the field changes', async () => {
  const message = 'This account is closed.';
  logIn.mockImplementation(() => {
    throw new ApiError(message, 422, { email: message });
  });
  const { user, fill } = await openLogin();
  await fill('adaeze@example.com', 'secret');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(message);
  await user.type(screen.getByLabelText('Email'), 'x');
  expect(screen.getByLabelText('Email')).not.toBeInvalid();
});

test('the form shows each error under its field and sends nothing', async () => {
  const { fill } = await openLogin();
  await fill('not an address', '');
  expect(await screen.findByText('Email is not valid')).toBeVisible();
  expect(screen.getByText('Password is required')).toBeVisible();
  expect(logIn).not.toHaveBeenCalled();
});

test('the fields have autocomplete values for password managers', async () => {
  await openLogin();
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
});

test("'Forgot password?' and 'Register' are links, and 'Register' keeps the return address", async () => {
  const { user } = await openLogin({ previous: '/dashboard/orders' });
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password');
  await user.click(screen.getByRole('main').querySelector('a[href="/register"]') as Element);
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible();
  expect(window.history.state.usr).toEqual({ previous: '/dashboard/orders' });
});

test('a logged-in visitor goes to the dashboard', async () => {
  localStorage.setItem(sessionKey, sessionText(adaezeSession));
  openSite('/login');
  expect(await screen.findByRole('heading', { name: 'Hello Adaeze' })).toBeVisible();
});

test('the form shows the notice of an ended session', async () => {
  await openLogin({ notice: 'Profile updated. Log in to continue.' });
  await waitFor(() => expect(screen.getByText('Profile updated. Log in to continue.')).toBeVisible());
});
