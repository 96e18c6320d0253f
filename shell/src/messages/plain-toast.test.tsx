import { renderApp } from '@gallery/shared/testing/render-app';
import { screen, waitFor } from '@testing-library/react';
import { useToaster } from './toaster';

jest.mock('./toast-area', () => {
  throw new Error('Loading chunk toast failed.');
});

const text = 'Could not send request. Kindly check your internet connection.';

test('a message shows and disappears without the code of the toasts', async () => {
  const { user } = renderApp(<Page />);
  await user.click(screen.getByRole('button', { name: 'send' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  await user.click(screen.getByRole('button', { name: 'copy' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Link copied');
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument(), { timeout: 20_000 });
});

function Page() {
  const { notify, toaster } = useToaster();
  return (
    <>
      <button type="button" onClick={() => notify(text, 'error')}>
        send
      </button>
      <button type="button" onClick={() => notify('Link copied')}>
        copy
      </button>
      {toaster}
    </>
  );
}
