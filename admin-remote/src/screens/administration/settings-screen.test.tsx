import { renderApp } from '@gallery/shared/testing/render-app';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor } from '@testing-library/react';
import { SettingsScreen } from './settings-screen';

const settings = {
  address: '12 Uli Close, Ikoyi, Lagos',
  hours: 'Tuesday to Saturday, 10:00 to 18:00',
  phone: '+234 800 000 0000',
  order_mails: true,
  order_mails_to: 'hello@uligallery.example',
  hold_minutes: 15,
  quote_hold_minutes: 2880,
  offer_days: 5,
  return_days: 14,
  version: 3,
};

test('an owner changes the opening hours with the version that the form read', async () => {
  const answered = jest.fn((_query: object, body?: unknown) =>
    body
      ? { message: 'Settings saved.', settings: { ...settings, version: 4 }, audit: [] }
      : { settings, audit: [] },
  );
  stubApi({ '/settings': answered });
  const { user, notify } = renderApp(<SettingsScreen />, '/admin/settings');
  const hours = await screen.findByLabelText('Opening hours');
  await user.clear(hours);
  await user.type(hours, 'Every day, 9:00 to 17:00');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Settings saved.', 'success'));
  const sent = answered.mock.calls.map(([, body]) => body).find((body) => body !== undefined);
  expect(sent).toEqual({ ...settings, hours: 'Every day, 9:00 to 17:00' });
});
