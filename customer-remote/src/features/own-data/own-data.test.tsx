import { renderApp } from '@gallery/shared/testing/render-app';
import { curator, customerSession } from '@gallery/shared/testing/sample-order';
import { refused, stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor } from '@testing-library/react';
import { CustomerApp } from '../../app';

function openProfile(answers: Parameters<typeof stubApi>[0], given: object = {}) {
  stubApi(answers);
  const end = jest.fn();
  const session = customerSession({ end, ...given });
  return { ...renderApp(<CustomerApp />, '/dashboard/profile', { session }), end };
}

test('a customer downloads the data as a file', async () => {
  const saved: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const contents: Blob[] = [];
  URL.createObjectURL = (content) => {
    contents.push(content as Blob);
    return 'blob:data';
  };
  const { user } = openProfile({ '/account/export': { account: {} } });
  await user.click(screen.getByRole('button', { name: 'Download your data' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatch(/\.json$/);
  const bytes = new Uint8Array((await contents[0]?.arrayBuffer()) ?? []);
  expect(new TextDecoder().decode(bytes)).toContain('"account"');
  click.mockRestore();
});

test('a customer deletes the account with the password, and the session ends', async () => {
  const send = jest.fn((_query: unknown, _sent: unknown) => ({ message: 'Your account is deleted.' }));
  const { user, end } = openProfile({ '/account/delete': send });
  await user.click(screen.getByText('Delete your account'));
  expect(await screen.findByText(/^The law requires us to keep your orders/)).toBeVisible();
  await user.type(screen.getByLabelText('Current password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Delete your account' }));
  await waitFor(() => expect(end).toHaveBeenCalledWith('Your account is deleted.'));
  expect(send.mock.calls.map(([, sent]) => sent)).toEqual([{ current_password: 'secret' }]);
});

test('an open order keeps the account, and the message says what to do', async () => {
  const message = 'You have an order that is not delivered yet.';
  const { user, end, notify } = openProfile({ '/account/delete': () => refused(409, message) });
  await user.click(screen.getByText('Delete your account'));
  await user.type(await screen.findByLabelText('Current password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Delete your account' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith(message, 'error'));
  expect(end).not.toHaveBeenCalled();
});

test('an administrator cannot delete the account here', async () => {
  openProfile({}, { user: curator });
  expect(await screen.findByRole('button', { name: 'Download your data' })).toBeVisible();
  expect(screen.queryByText('Delete your account')).not.toBeInTheDocument();
});
