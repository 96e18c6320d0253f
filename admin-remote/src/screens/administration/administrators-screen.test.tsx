import { ApiError } from '@gallery/shared/http';
import { renderApp } from '@gallery/shared/testing/render-app';
import { curator, customerSession } from '@gallery/shared/testing/sample-order';
import { neverAnswered, stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { AdministratorsScreen } from './administrators-screen';

const [ada, bisi] = [
  { _id: curator._id, name: 'Ada Obi', email: 'ada@gallery.example', role: 'owner', last_used_at: null },
  {
    _id: 'user-2',
    name: 'Bísí Adé',
    email: 'bisi@gallery.example',
    role: 'curator',
    last_used_at: '2026-11-27T09:30:00.000Z',
  },
];
const invitation = {
  _id: 'invitation-1',
  email: 'chi@gallery.example',
  role: 'viewer',
  by: 'Ada Obi',
  sent_at: '2026-11-20T09:30:00.000Z',
  ends_at: '2026-11-27T09:30:00.000Z',
  expired: true,
};
const answered = jest.fn((_query: object, _body: unknown): object => ({ message: 'Done.' }));

function openScreen(given: Parameters<typeof stubApi>[0] = {}) {
  stubApi({
    '/administrators': { administrators: [ada, bisi], invitations: [invitation] },
    '/administrators/user-2': answered,
    '/administrators/invitations': answered,
    '/administrators/invitations/invitation-1': answered,
    '/administrators/invitations/invitation-1/mail': answered,
    ...given,
  });
  const session = customerSession({ user: curator });
  return renderApp(<AdministratorsScreen />, '/admin/administrators', { session });
}

beforeEach(() => answered.mockClear());

const rowOf = async (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });

test('shows administrators with role and last use, and invitations', async () => {
  openScreen();
  expect(await rowOf('Ada Obi')).toHaveTextContent(/Owner.*Never/);
  expect(await rowOf('Bísí Adé')).toHaveTextContent(/Curator.*Friday, November 27, 10:30/);
  expect(await rowOf('chi@')).toHaveTextContent(/Viewer.*Ada Obi.*Expired/);
});

test('the form appears after the list, which would move it', async () => {
  openScreen({ '/administrators': neverAnswered });
  expect(await screen.findByRole('heading', { name: 'People with access' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Invite a person' })).not.toBeInTheDocument();
});

test('an owner changes a role after reading what happens', async () => {
  const { user } = openScreen();
  await user.click(await screen.findByRole('button', { name: 'Change the role of Bísí Adé' }));
  const dialog = screen.getByRole('dialog', { name: 'Change the role of Bísí Adé?' });
  expect(dialog).toHaveTextContent('Bísí Adé is curator now.');
  await user.selectOptions(within(dialog).getByLabelText('Role'), 'manager');
  await user.click(within(dialog).getByRole('button', { name: 'Change role' }));
  await waitFor(() => expect(answered).toHaveBeenCalledTimes(1));
  expect(answered.mock.calls[0]?.[1]).toEqual({ role: 'manager', before: 'curator' });
});

test('the dialog shows why the last owner stays', async () => {
  const refused = () => {
    throw new ApiError('Ada Obi is the last owner. Make somebody else an owner first.', 409);
  };
  const { user, notify } = openScreen({ [`/administrators/${curator._id}`]: refused });
  await user.click(await screen.findByRole('button', { name: 'Change the role of Ada Obi' }));
  await user.selectOptions(screen.getAllByLabelText('Role')[0] as HTMLElement, 'viewer');
  await user.click(screen.getByRole('button', { name: 'Change role' }));
  await waitFor(() =>
    expect(notify).toHaveBeenCalledWith(
      'Ada Obi is the last owner. Make somebody else an owner first.',
      'error',
    ),
  );
});

test('an owner removes the access of another person only', async () => {
  const { user } = openScreen();
  const remove = await screen.findByRole('button', { name: 'Remove the access of Bísí Adé' });
  expect(screen.queryByRole('button', { name: 'Remove the access of Ada Obi' })).not.toBeInTheDocument();
  await user.click(remove);
  await user.click(screen.getByRole('button', { name: 'Remove access' }));
  await waitFor(() => expect(answered).toHaveBeenCalledTimes(1));
});

test('an owner invites a person with a role', async () => {
  const { user, notify } = openScreen();
  await user.type(await screen.findByLabelText('Email'), 'dayo@gallery.example');
  await user.selectOptions(screen.getByLabelText('Role'), 'manager');
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Done.', 'success'));
  expect(answered.mock.calls[0]?.[1]).toEqual({ email: 'dayo@gallery.example', role: 'manager' });
});

test('an owner sends an invitation again, and withdraws it after a question', async () => {
  const { user } = openScreen();
  await user.click(
    await screen.findByRole('button', { name: 'Send the invitation of chi@gallery.example again' }),
  );
  await waitFor(() => expect(answered).toHaveBeenCalledTimes(1));
  await user.click(screen.getByRole('button', { name: 'Withdraw the invitation of chi@gallery.example' }));
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(answered).toHaveBeenCalledTimes(2));
});
