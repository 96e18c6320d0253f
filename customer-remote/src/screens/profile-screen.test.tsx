import { renderApp } from '@gallery/shared/testing/render-app';
import { customerSession } from '@gallery/shared/testing/sample-order';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { CustomerApp } from '../app';

function openProfile(update: jest.Mock = jest.fn(() => ({ message: 'Your profile is updated.' }))) {
  stubApi({ '/auth/update': (_query, sent) => update(sent) });
  const end = jest.fn();
  const app = renderApp(<CustomerApp />, '/dashboard/profile', { session: customerSession({ end }) });
  return { ...app, end, update };
}

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

test("the summary shows the customer's data", async () => {
  openProfile();
  const summary = screen.getByRole('region', { name: 'Summary' });
  expect(within(summary).getByText('Mrs Adaeze Nwosu')).toBeVisible();
  expect(within(summary).getByText('adaeze@example.com')).toBeVisible();
  expect(within(summary).getByText('+234 803 000 0000')).toBeVisible();
  expect(await screen.findByLabelText('Delivery address')).toHaveValue('7 Palm Crescent, Ikoyi, Lagos');
});

test("'Edit Profile' scrolls to the form and focuses its first field", async () => {
  const { user } = openProfile();
  await screen.findByLabelText('Title');
  await user.click(screen.getByRole('button', { name: 'Edit Profile' }));
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText('Title')).toHaveFocus();
});

test('the form sends a changed profile and leads to the log-in', async () => {
  const { user, notify, end, update } = openProfile();
  await user.clear(await screen.findByLabelText('Delivery address'));
  await user.type(screen.getByLabelText('Delivery address'), ' 12 Uli Close ');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(end).toHaveBeenCalledWith('Profile updated. Log in to continue.'));
  expect(update.mock.calls[0]?.[0]).toMatchObject({ title: 'Mrs', address: '12 Uli Close' });
  expect(notify).toHaveBeenCalledWith('Your profile is updated.', 'success');
});

test('the form shows an error at a touched field and sends nothing', async () => {
  const { user, update } = openProfile();
  await user.clear(await screen.findByLabelText('Delivery address'));
  expect(screen.queryByText('Delivery address is required')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('Delivery address is required')).toBeVisible();
  expect(update).not.toHaveBeenCalled();
});

test("'Log Out' ends the session", async () => {
  const { user, end } = openProfile();
  await user.click(screen.getByRole('button', { name: 'Log Out' }));
  expect(end).toHaveBeenCalledWith('You are logged out.');
  await screen.findByLabelText('Title');
});
