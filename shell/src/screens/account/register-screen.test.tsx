import { ApiError } from '@gallery/shared/http';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor } from '@testing-library/react';
import { sessionKey, sessionText } from '../../session/session';
import { adaezeSession, signedIn } from '../../testing/adaeze';
import { openSite } from '../../testing/open-site';

const register = jest.fn<object, [unknown, unknown]>();

beforeEach(() => {
  localStorage.clear();
  register.mockReset().mockReturnValue(signedIn);
  stubApi({ '/artwork': { artworks: [] }, '/auth/register': register });
});

const filled = {
  'First name': ' Adébáyọ̀ ',
  'Last name': 'Nwosu',
  'Phone number': '+234 803 000 0000',
  Email: 'adaeze@example.com',
  Password: 'a long secret',
  'Confirm password': 'a long secret',
};

async function signUp(changes: Partial<typeof filled> = {}, from?: { previous: string }) {
  const { user } = openSite('/register', from);
  await screen.findByText('Sign up for updates of exhibitions, art events, and art pieces.');
  await user.selectOptions(screen.getByLabelText('Title'), 'Mrs');
  for (const [label, text] of Object.entries({ ...filled, ...changes })) {
    if (text) await user.type(screen.getByLabelText(label), text);
  }
  await user.click(screen.getByRole('button', { name: 'Register' }));
  return user;
}

test('a visitor signs up and sees the dashboard', async () => {
  await signUp();
  expect(await screen.findByRole('heading', { name: 'Hello Adaeze' })).toBeVisible();
  expect(window.location.pathname).toBe('/dashboard/profile');
  expect(Object.fromEntries(register.mock.calls[0]?.[1] as FormData)).toEqual({
    title: 'Mrs',
    firstname: 'Adébáyọ̀'.normalize('NFC'),
    lastname: 'Nwosu',
    mobile: '+234 803 000 0000',
    email: 'adaeze@example.com',
    password: 'a long secret',
    password_confirmation: 'a long secret',
  });
  expect(localStorage.getItem(sessionKey)).toBe(sessionText(adaezeSession));
});

test('a sign-up from a lot returns to it and confirms the account', async () => {
  await signUp({}, { previous: '/auction-bidding/lot-5?bid=1400000' });
  expect(await screen.findByText('Your account is ready')).toBeVisible();
  expect(window.location.pathname + window.location.search).toBe('/auction-bidding/lot-5?bid=1400000');
});

test('unequal passwords show a toast and a field error, and nothing is sent', async () => {
  const user = await signUp({ 'Confirm password': 'secrer' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Password does not match');
  const confirmation = screen.getByLabelText('Confirm password');
  expect(confirmation).toHaveAccessibleDescription('Password does not match');
  await user.type(confirmation, 't');
  expect(confirmation).not.toBeInvalid();
  expect(register).not.toHaveBeenCalled();
});

test('an empty confirmation counts as an unequal password', async () => {
  await signUp({ 'Confirm password': '' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Password does not match');
});

test('an address in use shows its error at the field until the field changes', async () => {
  const message = 'There is already an account with this email address.';
  register.mockImplementation(() => {
    throw new ApiError(message, 409, { email: message });
  });
  const user = await signUp();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText('Email')).toBeInvalid();
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(message);
  await user.type(screen.getByLabelText('Email'), 'x');
  expect(screen.getByRole('main')).not.toHaveTextContent(message);
});

test('the form shows the message of each rule', async () => {
  const { user } = openSite('/register');
  await user.click(await screen.findByRole('button', { name: 'Register' }));
  const messages = [
    'Title is required',
    'first name is required',
    'last name is required',
    'Phone number is required',
    'Email is required',
    'Password is required',
  ];
  for (const message of messages) expect(await screen.findByText(message)).toBeVisible();
  await user.type(screen.getByLabelText('First name'), 'Ada 2');
  await user.type(screen.getByLabelText('Last name'), 'o'.repeat(33));
  expect(screen.getByText('first name must be alphabetic without spacing')).toBeVisible();
  expect(screen.getByText('last name is too long')).toBeVisible();
  expect(register).not.toHaveBeenCalled();
});

test('the form links to the log-in', async () => {
  openSite('/register');
  const [, inTheScreen] = await screen.findAllByRole('link', { name: 'Login' });
  expect(inTheScreen).toHaveAttribute('href', '/login');
});
