import { renderApp } from '@gallery/shared/testing/render-app';
import { adaeze, customerSession } from '@gallery/shared/testing/sample-order';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { act, waitFor } from '@testing-library/react';
import { useCurrentAccount } from './use-current-account';

function Page() {
  useCurrentAccount();
  return null;
}

async function returnToTab() {
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
}

test('a return to the tab shows the address that another device has changed', async () => {
  let email = adaeze.email;
  const account = jest.fn(() => ({ user: { ...adaeze, email } }));
  stubApi({ '/account': account });
  const updateUser = jest.fn();
  const user = { ...adaeze, needsSecondStep: true };
  renderApp(<Page />, '/dashboard/profile', { session: customerSession({ user, updateUser }) });
  await waitFor(() => expect(account).toHaveBeenCalledTimes(1));
  await returnToTab();
  expect(account).toHaveBeenCalledTimes(2);
  expect(updateUser).not.toHaveBeenCalled();
  email = 'new@mail.example';
  await returnToTab();
  expect(updateUser.mock.calls).toEqual([[{ ...user, email }]]);
});

test('an answer about another account and an older API change nothing', async () => {
  const account = jest.fn(() => ({ user: { ...adaeze, _id: 'user-7', email: 'else@mail.example' } }));
  stubApi({ '/account': account });
  const updateUser = jest.fn();
  const session = customerSession({ updateUser });
  renderApp(<Page />, '/', { session });
  await waitFor(() => expect(account).toHaveBeenCalled());
  stubApi({});
  await returnToTab();
  expect(updateUser).not.toHaveBeenCalled();
});

test('a page without a session asks nothing', async () => {
  const account = jest.fn(() => ({ user: adaeze }));
  stubApi({ '/account': account });
  renderApp(<Page />, '/');
  await returnToTab();
  expect(account).not.toHaveBeenCalled();
});
