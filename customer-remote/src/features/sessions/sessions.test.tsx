import type { OwnSession } from '@gallery/shared/contract/account/account';
import { renderApp } from '@gallery/shared/testing/render-app';
import { customerSession } from '@gallery/shared/testing/sample-order';
import { refused, stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { CustomerApp } from '../../app';

function session(changes: Partial<OwnSession> = {}): OwnSession {
  return {
    _id: 'session-1',
    device: 'Firefox on Linux',
    network: '102.89.34.0/24',
    started_at: '2026-11-20T08:00:00.000Z',
    used_at: '2026-11-27T08:30:00.000Z',
    current: false,
    ...changes,
  };
}

async function openDevices(answers: Parameters<typeof stubApi>[0]) {
  stubApi(answers);
  const opened = renderApp(<CustomerApp />, '/dashboard/profile', { session: customerSession() });
  await opened.user.click(screen.getByText('Your devices'));
  return opened;
}

test('a customer sees the devices and logs one out', async () => {
  const here = session({ _id: 'session-2', device: 'Chrome on Android', current: true });
  let others = [session()];
  const end = jest.fn(() => {
    others = [];
    return { message: 'The device is logged out.' };
  });
  const list = () => ({ sessions: [here, ...others] });
  const { user, notify } = await openDevices({
    '/account/sessions': list,
    '/account/sessions/session-1': end,
  });
  const devices = await screen.findByRole('list', { name: 'Your devices' });
  const [first, second] = within(devices).getAllByRole('listitem');
  expect(first).toHaveTextContent('Chrome on Android');
  expect(first).toHaveTextContent('This device');
  expect(second).toHaveTextContent(
    'Firefox on LinuxNetwork 102.89.34.0/24, last used Friday, November 27, 09:30',
  );
  await user.click(screen.getByRole('button', { name: 'Log out Firefox on Linux' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('The device is logged out.', 'success'));
  await waitFor(() => expect(within(devices).getAllByRole('listitem')).toHaveLength(1));
  expect(devices).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Log out all other devices' })).not.toBeInTheDocument();
});

test('a customer logs out all other devices', async () => {
  const endOthers = jest.fn(() => ({ message: 'Your other devices are logged out.' }));
  const sessions = [session({ _id: 'session-2', current: true }), session()];
  const { user, notify } = await openDevices({
    '/account/sessions': { sessions },
    '/account/sessions/end-others': endOthers,
  });
  await user.click(await screen.findByRole('button', { name: 'Log out all other devices' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Your other devices are logged out.', 'success'));
  expect(endOthers).toHaveBeenCalledTimes(1);
});

test('an API of the release before shows no devices', async () => {
  await openDevices({ '/account/sessions': () => refused(404, 'There is nothing at this address.') });
  expect(await screen.findByText(/Please try again later/)).toBeVisible();
});
