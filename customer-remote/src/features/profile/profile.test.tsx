import { renderApp } from '@gallery/shared/testing/render-app';
import { customerSession } from '@gallery/shared/testing/sample-order';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor } from '@testing-library/react';
import { CustomerApp } from '../../app';

// Has a file of its own, because the form's code stays loaded after the first test.
test("'Edit Profile' focuses the first field after a late form arrives", async () => {
  stubApi({});
  Element.prototype.scrollIntoView = jest.fn();
  const { user } = renderApp(<CustomerApp />, '/dashboard/profile', { session: customerSession() });
  const button = screen.getByRole('button', { name: 'Edit Profile' });
  const pressed = user.click(button);
  expect(screen.queryByLabelText('Title')).not.toBeInTheDocument();
  await pressed;
  const title = await screen.findByLabelText('Title');
  await waitFor(() => expect(title).toHaveFocus());
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(2);
});
