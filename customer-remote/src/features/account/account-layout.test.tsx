import { renderApp } from '@gallery/shared/testing/render-app';
import { adaeze, customerSession } from '@gallery/shared/testing/sample-order';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { waitFor } from '@testing-library/react';
import { CustomerApp } from '../../app';

test('the account takes the email address that another device has changed', async () => {
  stubApi({ '/account': { user: { ...adaeze, email: 'new@mail.example' } } });
  const updateUser = jest.fn();
  renderApp(<CustomerApp />, '/dashboard/profile', { session: customerSession({ updateUser }) });
  await waitFor(() => expect(updateUser).toHaveBeenCalledWith({ ...adaeze, email: 'new@mail.example' }));
});
