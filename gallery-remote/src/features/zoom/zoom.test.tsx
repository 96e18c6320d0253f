import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openViewer } from './viewer';
import { Zoom } from './zoom';

jest.mock('./viewer', () => ({ openViewer: jest.fn() }));
const open = jest.mocked(openViewer);

function openedViewer() {
  const viewer = { act: jest.fn(), close: jest.fn() };
  open.mockImplementation((_element, _work, report) => {
    report('shown');
    return viewer;
  });
  return viewer;
}

test("buttons and keys move the picture, and 'Close' closes the dialog", async () => {
  const viewer = openedViewer();
  const { user } = renderApp(<Zoom work={sampleArtwork()} />);
  await user.click(screen.getByRole('button', { name: 'Zoom' }));
  const dialog = screen.getByRole('dialog', { name: 'Agwọlagwọ Ngọzi Eze' });
  expect(within(dialog).getByRole('img', { name: 'A black coil on raw linen' })).toBeVisible();
  await waitFor(() => expect(within(dialog).queryByRole('status')).not.toBeInTheDocument());

  await user.click(within(dialog).getByRole('button', { name: 'Zoom in' }));
  await user.click(within(dialog).getByRole('button', { name: 'Move left' }));
  for (const key of ['+', '-', '0', 'ArrowUp']) fireEvent.keyDown(dialog, { key });
  expect(viewer.act.mock.calls.flat()).toEqual(['in', 'left', 'in', 'out', 'whole', 'up']);

  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(viewer.close).toHaveBeenCalled();
});

test("the dialog ignores the browser's own zoom keys, and Escape closes it", async () => {
  const viewer = openedViewer();
  const { user } = renderApp(<Zoom work={sampleArtwork()} />);
  await user.click(screen.getByRole('button', { name: 'Zoom' }));
  await waitFor(() => expect(open).toHaveBeenCalled());
  const dialog = screen.getByRole('dialog');
  fireEvent.keyDown(dialog, { key: '+', ctrlKey: true });
  expect(viewer.act).not.toHaveBeenCalled();
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test("the dialog reports a failure, and 'Try again' opens the picture", async () => {
  open.mockImplementation((_element, _work, report) => {
    report('failed');
    return { act: jest.fn(), close: jest.fn() };
  });
  const { user } = renderApp(<Zoom work={sampleArtwork()} />);
  await user.click(screen.getByRole('button', { name: 'Zoom' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The picture could not be enlarged.');
  openedViewer();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});
