import { renderApp } from '@gallery/shared/testing/render-app';
import { adaeze, curator, customerSession } from '@gallery/shared/testing/sample-order';
import { refused, stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { CustomerApp } from '../../app';

type Answers = Parameters<typeof stubApi>[0];

function openProfile(answers: Answers, address = '/dashboard/profile') {
  stubApi(answers);
  const updateUser = jest.fn();
  const session = customerSession({ updateUser });
  return { ...renderApp(<CustomerApp />, address, { session }), updateUser };
}

test('a customer changes the password with the current one', async () => {
  const send = jest.fn((_query: unknown, _sent: unknown) => ({ message: 'Password changed.' }));
  const { user, notify } = openProfile({ '/auth/password': send });
  await user.click(screen.getByText('Change password'));
  await user.type(await screen.findByLabelText('Current password'), 'old');
  await user.type(screen.getByLabelText('New password'), 'a new one');
  await user.type(screen.getByLabelText('Confirm new password'), 'other');
  const button = screen.getByRole('button', { name: 'Change password' });
  await user.click(button);
  expect(await screen.findByText('Password does not match')).toBeVisible();
  await user.clear(screen.getByLabelText('Confirm new password'));
  await user.type(screen.getByLabelText('Confirm new password'), 'a new one');
  await user.click(button);
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Password changed.', 'success'));
  expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
  const passwords = { current_password: 'old', password: 'a new one', password_confirmation: 'a new one' };
  expect(send.mock.calls.map(([, sent]) => sent)).toEqual([passwords]);
});

test('a customer asks for a link to a new address', async () => {
  const { user } = openProfile({ '/auth/email': { message: 'Open the link.' } });
  await user.click(screen.getByText('Change email address'));
  await user.type(await screen.findByLabelText('New email'), 'ada@new.example');
  await user.type(screen.getByLabelText('Current password'), 'old');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText('Open the link.')).toHaveFocus();
});

test('shows a wrong current password at its field', async () => {
  const wrong = 'Your current password is wrong';
  const { user } = openProfile({
    '/auth/email': () => refused(422, wrong, { current_password: wrong }),
  });
  await user.click(screen.getByText('Change email address'));
  await user.type(await screen.findByLabelText('New email'), 'ada@new.example');
  await user.type(screen.getByLabelText('Current password'), 'x');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(wrong)).toBeVisible();
});

test('the link of an email changes the address once and shows it', async () => {
  const email = 'ada@new.example';
  const confirm = jest.fn((_query: unknown, _sent: unknown) => ({
    message: `Your email address is ${email} now.`,
    _id: adaeze._id,
    email,
  }));
  const { updateUser } = openProfile({ '/auth/email/confirm': confirm }, '/dashboard/profile#email=token-1');
  expect(await screen.findByText(`Your email address is ${email} now.`)).toBeVisible();
  expect(window.location.hash).toBe('');
  expect(confirm.mock.calls.map(([, sent]) => sent)).toEqual([{ token: 'token-1' }]);
  expect(updateUser).toHaveBeenCalledWith({ ...adaeze, email });
});

test('an expired link says how to get another', async () => {
  openProfile(
    { '/auth/email/confirm': () => refused(422, 'This link is too old. Ask for a new one.') },
    '/dashboard/profile#email=old',
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Ask for a new one.');
  expect(within(screen.getByRole('alert')).queryByRole('button')).not.toBeInTheDocument();
});

const openStaffProfile = (answers: Answers) => {
  stubApi(answers);
  return renderApp(<CustomerApp />, '/dashboard/profile', { session: customerSession({ user: curator }) });
};

test('an administrator whose password the settings hold reads where to change it', async () => {
  const { user } = openStaffProfile({ '/auth/password': { set_by: 'settings', ends_at: null } });
  await user.click(screen.getByText('Change password'));
  expect(await screen.findByText(/Change ADMIN_PASSWORD there/)).toBeVisible();
  expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
});

test('a generated password says when it ends, above the form', async () => {
  const ends_at = '2026-12-05T09:00:00.000Z';
  const { user } = openStaffProfile({ '/auth/password': { set_by: 'account', ends_at } });
  await user.click(screen.getByText('Change password'));
  expect(await screen.findByText(/was generated and ends on .*December 5/)).toBeVisible();
  expect(screen.getByLabelText('Current password')).toBeVisible();
});

test('an administrator changes the password by a stricter rule, and keeps the address', async () => {
  const { user } = openStaffProfile({ '/auth/password': () => refused(404, 'Not found') });
  await user.click(screen.getByText('Change password'));
  expect(await screen.findByText(/at least 12 characters, 6 of them different/)).toBeVisible();
  await user.click(screen.getByText('Change email address'));
  expect(await screen.findByText(/Ask an owner for an invitation/)).toBeVisible();
  expect(screen.queryByLabelText('New email')).not.toBeInTheDocument();
});
