import { ApiError } from '@gallery/shared/http';
import { renderApp } from '@gallery/shared/testing/render-app';
import { customerSession } from '@gallery/shared/testing/sample-order';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor } from '@testing-library/react';
import { LogInScreen } from '../log-in-screen';

const token = 'a'.repeat(43);
const end = jest.fn();
const accept = jest.fn((_query: object, _body: unknown) => ({ message: 'You are an administrator now.' }));
const invitation = {
  email: 'bisi@gallery.example',
  role: 'curator',
  by: 'Ada Obi',
  ends_at: '2026-12-01T09:30:00.000Z',
  has_account: false,
};

function openLink(answer: object | (() => never) = invitation) {
  stubApi({ '/invitation/read': answer, '/invitation/accept': accept });
  const session = customerSession({ user: null, isLoggedIn: false, end });
  return renderApp(<LogInScreen />, `/admin#${token}`, { session });
}

beforeEach(() => {
  end.mockClear();
  accept.mockClear();
});

test('the invited person chooses a name and a password, and goes to the log-in', async () => {
  const { user } = openLink();
  expect(
    await screen.findByText(
      'Ada Obi invites you to the back office of Uli Gallery as curator. Accept until Tuesday, 1 December 2026.',
    ),
  ).toBeVisible();
  await user.type(screen.getByLabelText('First name'), 'Bísí');
  await user.type(screen.getByLabelText('Last name'), 'Adé');
  await user.type(screen.getByLabelText('New password'), 'harmattan over Ikoyi');
  await user.type(screen.getByLabelText('Confirm password'), 'harmattan over Ikoyi');
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(end).toHaveBeenCalledWith('You are an administrator now.'));
  expect(accept.mock.calls[0]?.[1]).toMatchObject({ token, firstname: 'Bísí', lastname: 'Adé' });
});

test('a person with an account chooses only a password', async () => {
  openLink({ ...invitation, has_account: true });
  expect(await screen.findByLabelText('New password')).toBeVisible();
  expect(screen.queryByLabelText('First name')).not.toBeInTheDocument();
});

test('a spent link says whom to ask, and leads to the log-in', async () => {
  openLink(() => {
    throw new ApiError('This invitation has been used.', 404);
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Ask an owner of the gallery for a new one.');
  expect(screen.getByRole('link', { name: 'To the log-in' })).toHaveAttribute('href', '/admin');
});
