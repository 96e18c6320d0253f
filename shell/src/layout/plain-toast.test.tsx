import { renderApp } from '@gallery/shared/testing/render-app';
import { act, fireEvent, screen } from '@testing-library/react';
import { useToaster } from './toaster';

jest.mock('./toast-area', () => {
  throw new Error('Loading chunk toast failed.');
});

const words = 'Could not send request. Kindly check your internet connection.';

test('where the code of the toasts cannot be had, the message is shown all the same, for three seconds', async () => {
  const { user } = renderApp(<Page />);
  await user.click(screen.getByRole('button', { name: 'send' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'copy' }));
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('status')).toHaveTextContent('Link copied');
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  jest.useRealTimers();
});

function Page() {
  const { notify, toaster } = useToaster();
  return (
    <>
      <button type="button" onClick={() => notify(words, 'error')}>
        send
      </button>
      <button type="button" onClick={() => notify('Link copied')}>
        copy
      </button>
      {toaster}
    </>
  );
}
