import { renderApp } from '@gallery/shared/testing/render-app';
import { screen } from '@testing-library/react';
import { Dialog } from './dialog';

test('a dialog shows its title, and its button closes it', async () => {
  const onClose = jest.fn();
  const { user } = renderApp(
    <Dialog title="Art Exhibition" onClose={onClose}>
      <p>Two places, please.</p>
    </Dialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Art Exhibition' })).toHaveTextContent('Two places, please.');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a click beside the dialog closes it, and one inside does not', async () => {
  const onClose = jest.fn();
  const { user } = renderApp(
    <Dialog title="Filter" onClose={onClose}>
      <p>Two places, please.</p>
    </Dialog>,
  );
  await user.click(screen.getByText('Two places, please.'));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('dialog'));
  expect(onClose).toHaveBeenCalledTimes(1);
});
