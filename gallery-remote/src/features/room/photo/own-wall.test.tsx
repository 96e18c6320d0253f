import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { fireEvent, screen } from '@testing-library/react';
import { RoomView } from '../room-view';

const photo = new File(['wall'], 'wall.jpg', { type: 'image/jpeg' });

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:wall', revokeObjectURL: jest.fn() });
  const shown = { width: 1000, height: 500 } as DOMRect;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(shown);
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

async function choosePhoto() {
  const { user } = renderApp(<RoomView work={sampleArtwork()} />);
  await user.upload(screen.getByLabelText('Use your own photo'), photo);
  expect(screen.getByRole('heading', { name: 'On your own wall' })).toHaveFocus();
  return user;
}

test('the line sets the size of the work, and arrow keys move both', async () => {
  const user = await choosePhoto();
  expect(screen.getByRole('img', { name: 'Your own wall' })).toHaveAttribute('src', 'blob:wall');
  fireEvent.keyDown(screen.getByRole('button', { name: 'Right end of the line' }), {
    key: 'ArrowRight',
    shiftKey: true,
  });
  await user.type(screen.getByLabelText('Length of the line in cm'), '205{Enter}');
  expect(screen.getByText('Agwọlagwọ is shown to scale: the line is 205 cm long.')).toBeVisible();
  const work = screen.getByRole('button', { name: 'Move Agwọlagwọ with the arrow keys' });
  expect(Number.parseFloat(work.getAttribute('width') ?? '')).toBeCloseTo((120 / 205) * 41);
  const before = Number.parseFloat(work.getAttribute('x') ?? '');
  fireEvent.keyDown(work, { key: 'ArrowLeft' });
  expect(Number.parseFloat(work.getAttribute('x') ?? '')).toBeCloseTo(before - 0.1);
});

test('the page refuses a length that it cannot read, and a line that is too short', async () => {
  const user = await choosePhoto();
  await user.click(screen.getByRole('button', { name: 'Set size' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a length from 1 to 1000 cm.');
  const end = screen.getByRole('button', { name: 'Right end of the line' });
  for (let presses = 0; presses < 36; presses++) {
    fireEvent.keyDown(end, { key: 'ArrowLeft', shiftKey: true });
  }
  await user.type(screen.getByLabelText('Length of the line in cm'), '180{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Draw a longer line.');
  expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
});

test("a file that is no picture says so, and 'Show the rooms' returns", async () => {
  const user = await choosePhoto();
  fireEvent.error(screen.getByRole('img', { name: 'Your own wall' }));
  expect(screen.getByText(/^The browser cannot show this file\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show the rooms' }));
  expect(screen.getByRole('heading', { name: 'View in a room' })).toBeVisible();
});
