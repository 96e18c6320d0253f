import { ApiError } from '@gallery/shared/http';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { sessionKey, sessionText } from '../session/session';
import { adaezeSession } from '../testing/adaeze';
import { openSite } from '../testing/open-site';

const forgot = jest.fn<object, [unknown, unknown]>();
const verify = jest.fn<object, [unknown, unknown]>();
const reset = jest.fn<object, [unknown, unknown]>();
const key = 'uli-gallery-recovery';
const email = 'adaeze@example.com';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  forgot.mockReset().mockReturnValue({ message: 'A code is on its way.', request: 'request-1' });
  verify.mockReset().mockReturnValue({ message: 'Right.', ticket: 'ticket-1' });
  reset.mockReset().mockReturnValue({ message: 'Changed.' });
  stubApi({
    '/artwork': { artworks: [] },
    '/auth/forgot-password': forgot,
    '/auth/verify-code': verify,
    '/auth/reset-password': reset,
  });
});

afterEach(() => jest.useRealTimers());

const save = (recovery: object) => sessionStorage.setItem(key, JSON.stringify(recovery));

test('a visitor replaces a forgotten password with a mailed code', async () => {
  const { user } = openSite('/login');
  await user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
  await user.type(await screen.findByLabelText('Email'), email);
  await user.click(screen.getByRole('button', { name: 'Submit' }));

  expect(await screen.findByRole('heading', { name: 'Email Sent' })).toBeVisible();
  expect(screen.getByText(email)).toBeVisible();
  await user.click(screen.getByLabelText('Digit 1'));
  await user.keyboard('0427');
  await user.click(screen.getByRole('button', { name: 'Check mail' }));

  await user.type(await screen.findByLabelText('New password'), 'even better');
  await user.type(screen.getByLabelText('Confirm password'), 'even better');
  await user.click(screen.getByRole('button', { name: 'Reset password' }));

  expect(await screen.findByRole('heading', { name: 'Successful password Reset' })).toBeVisible();
  expect(forgot.mock.calls[0]?.[1]).toEqual({ email });
  expect(verify.mock.calls[0]?.[1]).toEqual({ email, code: '0427', request: 'request-1' });
  const sent = { password: 'even better', password_confirmation: 'even better', ticket: 'ticket-1' };
  expect(reset.mock.calls[0]?.[1]).toEqual(sent);
  expect(sessionStorage.getItem(key)).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Back to login' }));
  expect(await screen.findByText('Log in to access your dashboard.')).toBeVisible();
});

test('the boxes accept a pasted, corrected, and typed code', async () => {
  save({ email, askedAt: Date.now() });
  const { user } = openSite('/confirm-forgot-password-email');
  const first = await screen.findByLabelText('Digit 1');
  await screen.findByText(email);
  await user.click(first);
  await user.paste('Your code: 12 34');
  expect(codeShown()).toBe('1234');
  expect(screen.getByLabelText('Digit 4')).toHaveFocus();
  await user.keyboard('{Backspace}{Backspace}');
  expect(codeShown()).toBe('12');
  expect(screen.getByLabelText('Digit 3')).toHaveFocus();
  await user.keyboard('78{ArrowLeft}{ArrowLeft}9');
  expect(codeShown()).toBe('1978');
  await user.click(screen.getByRole('button', { name: 'Check mail' }));
  await screen.findByRole('heading', { name: 'New password' });
  expect(verify.mock.calls[0]?.[1]).toEqual({ email, code: '1978' });
});

test('the form rejects half a code and sends nothing', async () => {
  save({ email, askedAt: Date.now() });
  const { user } = openSite('/confirm-forgot-password-email');
  await user.type(await screen.findByLabelText('Digit 1'), '12');
  await user.click(screen.getByRole('button', { name: 'Check mail' }));
  expect(await screen.findByText('Enter the 4 digits of the code')).toBeVisible();
  expect(verify).not.toHaveBeenCalled();
});

test('a wrong code shows an error and can be typed again', async () => {
  const message = 'This code is wrong or no longer good.';
  verify.mockImplementation(() => {
    throw new ApiError(message, 422, { code: message });
  });
  save({ email, askedAt: Date.now() });
  const { user } = openSite('/confirm-forgot-password-email');
  await user.type(await screen.findByLabelText('Digit 1'), '1234');
  await user.click(screen.getByRole('button', { name: 'Check mail' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('group', { name: 'Code' })).toHaveAccessibleDescription(message);
  expect(screen.getByLabelText('Digit 1')).toHaveFocus();
});

test("'Resend mail' waits 30 seconds, sends a code, and waits again", async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  save({ email, askedAt: Date.now() });
  openSite('/confirm-forgot-password-email');
  await act(() => jest.advanceTimersByTimeAsync(0));
  const resend = await screen.findByRole('button', { name: 'Resend mail' });
  expect(resend).toBeDisabled();
  expect(screen.getByText('in 30 s')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(29_000));
  expect(screen.getByText('in 1 s')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  await user.click(resend);
  expect(forgot.mock.calls[0]?.[1]).toEqual({ email });
  expect(await screen.findByText('A code is on its way.')).toBeVisible();
  expect(resend).toBeDisabled();
});

test.each([
  ['/reset-password', null],
  ['/reset-password', { email, askedAt: 1 }],
  ['/reset-password', { ticket: 'ticket-1' }],
])('%s without its previous step (%j) returns to the start', async (path, recovery) => {
  if (recovery) save(recovery);
  openSite(path);
  expect(await screen.findByRole('heading', { name: 'Forgot password' })).toBeVisible();
});

test("'Resend mail' without an email returns to the start with a message", async () => {
  const { user } = openSite('/confirm-forgot-password-email');
  expect(await screen.findByRole('heading', { name: 'Email Sent' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Resend mail' }));
  expect(await screen.findByRole('heading', { name: 'Forgot password' })).toBeVisible();
  expect(await screen.findByText('Enter the email of your account first.')).toBeVisible();
  expect(forgot).not.toHaveBeenCalled();
});

test("'Check mail' without an email returns to the start", async () => {
  const { user } = openSite('/confirm-forgot-password-email');
  await user.type(await screen.findByLabelText('Digit 1'), '1234');
  await user.click(screen.getByRole('button', { name: 'Check mail' }));
  expect(await screen.findByRole('heading', { name: 'Forgot password' })).toBeVisible();
  expect(verify).not.toHaveBeenCalled();
});

test('the success page opens by its address and keeps a running recovery', async () => {
  save({ email, askedAt: 1, ticket: 'ticket-1' });
  openSite('/forgot-password-successful');
  expect(await screen.findByRole('heading', { name: 'Successful password Reset' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to login' })).toBeVisible();
  expect(sessionStorage.getItem(key)).not.toBeNull();
});

test('the link of the mail opens the form and removes its ticket from the address', async () => {
  const ticket = 'a'.repeat(43);
  const { user } = openSite(`/reset-password#${ticket}`);
  await user.type(await screen.findByLabelText('New password'), 'even better');
  expect(window.location.hash).toBe('');
  await user.type(screen.getByLabelText('Confirm password'), 'even better');
  await user.click(screen.getByRole('button', { name: 'Reset password' }));
  expect(await screen.findByRole('heading', { name: 'Successful password Reset' })).toBeVisible();
  expect(reset.mock.calls[0]?.[1]).toMatchObject({ ticket, password: 'even better' });
});

test('an expired ticket returns to the start with a message', async () => {
  const message = 'This code has been used or is too old. Ask for a new one.';
  reset.mockImplementation(() => {
    throw new ApiError(message, 422, { ticket: message });
  });
  save({ email, askedAt: 1, ticket: 'ticket-1' });
  const { user } = openSite('/reset-password');
  await user.type(await screen.findByLabelText('New password'), 'even better');
  await user.type(screen.getByLabelText('Confirm password'), 'even better');
  await user.click(screen.getByRole('button', { name: 'Reset password' }));
  expect(await screen.findByRole('heading', { name: 'Forgot password' })).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

test('unequal passwords show a toast, and nothing is sent', async () => {
  save({ email, askedAt: 1, ticket: 'ticket-1' });
  const { user } = openSite('/reset-password');
  await user.type(await screen.findByLabelText('New password'), 'even better');
  await user.type(screen.getByLabelText('Confirm password'), 'bitter');
  await user.click(screen.getByRole('button', { name: 'Reset password' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Password does not match');
  expect(reset).not.toHaveBeenCalled();
});

test('a new password ends the session of this browser', async () => {
  localStorage.setItem(sessionKey, sessionText(adaezeSession));
  save({ email, askedAt: 1, ticket: 'ticket-1' });
  const { user } = openSite('/reset-password');
  await user.type(await screen.findByLabelText('New password'), 'even better');
  await user.type(screen.getByLabelText('Confirm password'), 'even better');
  await user.click(screen.getByRole('button', { name: 'Reset password' }));
  await screen.findByRole('heading', { name: 'Successful password Reset' });
  expect(localStorage.getItem(sessionKey)).toBeNull();
});

const codeShown = () =>
  screen.getAllByLabelText(/Digit/).reduce((code, box) => code + (box as HTMLInputElement).value, '');
