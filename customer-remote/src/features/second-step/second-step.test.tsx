import { renderApp } from '@gallery/shared/testing/render-app';
import { adaeze, customerSession } from '@gallery/shared/testing/sample-order';
import { refused, stubApi } from '@gallery/shared/testing/stub-api';
import { act, screen, waitFor, within } from '@testing-library/react';
import { CustomerApp } from '../../app';

async function openPanel(answers: Parameters<typeof stubApi>[0], given: object = {}) {
  stubApi(answers);
  const updateUser = jest.fn();
  const session = customerSession({ updateUser, ...given });
  const opened = renderApp(<CustomerApp />, '/dashboard/profile', { session });
  await opened.user.click(screen.getByText('Authenticator app'));
  return { ...opened, updateUser };
}

const made = {
  key: 'ABCDEFGH',
  uri: 'otpauth://totp/Uli?secret=ABCDEFGH',
  qr: { size: 33, path: 'M4 4h1v1h-1z' },
};
const codes = ['aaaaa-aaaaa', 'bbbbb-bbbbb'];

/** As after a look at the password manager. The page then reads the second step again. */
async function returnToTab(read: jest.Mock) {
  const reads = read.mock.calls.length;
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(reads));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

test('a customer sets an app up with the password and a code, and gets recovery codes', async () => {
  let since: string | null = null;
  const begin = jest.fn((_query: unknown, sent: unknown) =>
    sent ? made : { since, recovery_codes_left: since ? 10 : 0 },
  );
  const confirm = jest.fn((_query: unknown, _sent: unknown) => {
    since = '2026-11-27T08:30:00.000Z';
    return { message: 'Your log-in has a second step now.', recovery_codes: codes };
  });
  const user = { ...adaeze, needsSecondStep: true };
  const opened = await openPanel(
    { '/account/authenticator': begin, '/account/authenticator/confirm': confirm },
    { user },
  );
  expect(screen.getByText(/The back office opens after that/)).toBeVisible();
  await opened.user.type(await screen.findByLabelText('Current password'), 'secret');
  await opened.user.click(screen.getByRole('button', { name: 'Set up' }));
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  expect(screen.getByText('ABCD EFGH')).toBeVisible();
  expect(screen.getByText(/^Scan the picture/)).toHaveFocus();
  await opened.user.type(screen.getByLabelText('Code of the app'), '12');
  await opened.user.click(screen.getByRole('button', { name: 'Turn on' }));
  expect(await screen.findByText('Enter the six digits of your app')).toBeVisible();
  await opened.user.type(screen.getByLabelText('Code of the app'), '3456');
  await opened.user.click(screen.getByRole('button', { name: 'Turn on' }));
  const list = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(codes);
  expect(confirm.mock.calls.map(([, sent]) => sent)).toEqual([{ code: '123456' }]);
  expect(opened.updateUser).toHaveBeenCalledWith({ ...user, needsSecondStep: undefined });
  await returnToTab(begin);
  expect(screen.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
  await opened.user.click(screen.getByRole('button', { name: 'I have saved the codes' }));
  expect(await screen.findByText(/You have 10 unused recovery codes/)).toBeVisible();
});

test('a customer replaces the recovery codes with a code of the app', async () => {
  const renew = jest.fn((_query: unknown, _sent: unknown) => ({ message: 'New.', recovery_codes: codes }));
  const since = '2026-11-27T08:30:00.000Z';
  const { user } = await openPanel({
    '/account/authenticator': { since, recovery_codes_left: 1 },
    '/account/authenticator/recovery-codes': renew,
  });
  await user.click(await screen.findByRole('button', { name: 'Make new recovery codes' }));
  await user.type(screen.getByLabelText('Code for new recovery codes'), '123456');
  await user.click(screen.getByRole('button', { name: 'Replace all recovery codes' }));
  expect(await screen.findByRole('list', { name: 'Recovery codes' })).toHaveTextContent(codes.join(''));
  expect(screen.getByText(/^Your earlier recovery codes do not work any more/)).toHaveFocus();
  expect(renew.mock.lastCall?.[1]).toEqual({ code: '123456' });
  await user.click(screen.getByRole('button', { name: 'I have saved the codes' }));
  expect(await screen.findByLabelText('Current password')).toBeVisible();
});

test('a customer removes the app with the password and a code', async () => {
  const remove = jest.fn((_query: unknown, _sent: unknown) => ({ message: 'Only your password now.' }));
  const since = '2026-11-27T08:30:00.000Z';
  const { user, notify } = await openPanel({
    '/account/authenticator': { since, recovery_codes_left: 9 },
    '/account/authenticator/remove': remove,
  });
  await user.type(await screen.findByLabelText('Current password'), 'secret');
  await user.type(screen.getByLabelText('Code'), 'aaaaa-aaaaa');
  await user.click(screen.getByRole('button', { name: 'Remove the second step' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Only your password now.', 'success'));
  const sent = { current_password: 'secret', code: 'aaaaa-aaaaa' };
  expect(remove.mock.calls.map(([, given]) => given)).toEqual([sent]);
});

test('an API of the release before offers no second step', async () => {
  await openPanel({ '/account/authenticator': () => refused(404, 'There is nothing at this address.') });
  expect(await screen.findByText(/next update of the gallery/)).toBeVisible();
});
