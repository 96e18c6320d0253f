import { Link } from '@gallery/shared/router';
import { renderApp } from '@gallery/shared/testing/render-app';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { useToaster } from '../messages/toaster';

test('a success is a status and an error an alert, each with a button to close', async () => {
  const { user } = renderApp(<Page />);
  await user.click(screen.getByRole('button', { name: 'copy' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Link copied');

  await user.click(screen.getByRole('button', { name: 'send' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not send request.');
  expect(screen.getAllByRole('button', { name: 'close' })).toHaveLength(2);
});

test('a new page removes an error and keeps a success', async () => {
  const { user } = renderApp(<Page />, '/contact-us');
  await user.click(screen.getByRole('button', { name: 'copy' }));
  await user.click(screen.getByRole('button', { name: 'send' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'elsewhere' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(screen.getByRole('status')).toHaveTextContent('Link copied');
});

test('an error shows again while its predecessor fades out', async () => {
  const { user } = renderApp(<Page />, '/contact-us');
  await user.click(screen.getByRole('button', { name: 'send' }));
  const first = await screen.findByRole('alert');
  await user.click(screen.getByRole('link', { name: 'elsewhere' }));
  await user.click(screen.getByRole('button', { name: 'send' }));
  expect(await screen.findByRole('alert')).not.toBe(first);
});

test('a success shows again while its predecessor fades out', async () => {
  const { user } = renderApp(<Page />);
  await user.click(screen.getByRole('button', { name: 'copy' }));
  const first = await screen.findByRole('status');
  await user.click(screen.getByRole('button', { name: 'close' }));
  await user.click(screen.getByRole('button', { name: 'copy' }));
  expect(await screen.findByRole('status')).not.toBe(first);
});

test('toasts appear inside an open dialog and on the page after it closes', async () => {
  const { user } = renderApp(<Page />);
  await user.click(screen.getByRole('button', { name: 'open' }));
  await user.click(screen.getByRole('button', { name: 'send' }));
  const dialog = screen.getByRole('dialog', { name: 'Buy this artwork' });
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Could not send request.');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(dialog).not.toBeInTheDocument();
});

function Page() {
  const { notify, toaster } = useToaster();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => notify('Link copied')}>
        copy
      </button>
      <button type="button" onClick={() => notify('Could not send request.', 'error')}>
        send
      </button>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      {isOpen && (
        <Dialog title="Buy this artwork" onClose={() => setOpen(false)}>
          Total
        </Dialog>
      )}
      <Link to="/about">elsewhere</Link>
      {toaster}
    </>
  );
}
