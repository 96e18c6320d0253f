import { unknownFacts } from '@gallery/shared/contract/catalogue/artwork-facts.schema';
import { renderApp } from '@gallery/shared/testing/render-app';
import { listed, sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Room } from './room';

const work = sampleArtwork();

async function openRoom(shown = work) {
  const { user } = renderApp(<Room work={shown} />);
  await user.click(screen.getByRole('button', { name: 'View in a room' }));
  const dialog = screen.getByRole('dialog', { name: 'Agwọlagwọ Ngọzi Eze' });
  await within(dialog).findByRole('heading', { name: 'View in a room' });
  return { user, dialog: within(dialog) };
}

test('a work without its size offers no room', () => {
  renderApp(<Room work={sampleArtwork(unknownFacts)} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the button of a listed work waits for its size', () => {
  renderApp(<Room work={listed(work)} />);
  expect(screen.getByRole('button', { name: 'View in a room' })).toBeDisabled();
});

test('rooms, light, and wall change the drawing, and the status names the share of the wall', async () => {
  const { user, dialog } = await openRoom();
  expect(
    dialog.getByRole('img', { name: 'Agwọlagwọ, 90 × 120 cm, on a wall 420 cm wide, by day' }),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Study' }));
  await user.click(dialog.getByRole('button', { name: 'Evening' }));
  fireEvent.change(dialog.getByRole('slider', { name: 'Wall width' }), { target: { value: '300' } });
  expect(dialog.getByRole('img', { name: /on a wall 300 cm wide, in the evening$/ })).toBeVisible();
  expect(dialog.getByText('For scale: desk 168 cm wide, 85 cm high.')).toBeVisible();
  await waitFor(() =>
    expect(dialog.getByRole('status')).toHaveTextContent(
      'Wall 300 cm wide, 270 cm high. The work fills 40% of its width. It has room to breathe from 320 cm.',
    ),
  );
});

test('a work wider than the wall is named as cut off', async () => {
  const { dialog } = await openRoom(sampleArtwork({ width_cm: 450 }));
  expect(dialog.getByRole('status')).toHaveTextContent(/wider than the wall, so the drawing cuts it off\.$/);
});

test('arrow keys move the work on the wall', async () => {
  const { dialog } = await openRoom();
  const place = dialog.getByRole('button', { name: 'Move Agwọlagwọ with the arrow keys' });
  fireEvent.keyDown(place, { key: 'ArrowUp' });
  fireEvent.keyDown(place, { key: 'ArrowUp', shiftKey: true });
  expect(dialog.getByRole('slider', { name: 'Middle of the work' })).toHaveValue('161');
  fireEvent.keyDown(place, { key: 'ArrowRight', ctrlKey: true });
  expect(place).toHaveAttribute('x', `${(150 / 420) * 100}%`);
});

test('a sculpture stands on a plinth or on the floor', async () => {
  const { user, dialog } = await openRoom(sampleArtwork({ type_of_artwork: 'Sculpture' }));
  expect(dialog.queryByRole('slider', { name: 'Middle of the work' })).not.toBeInTheDocument();
  const place = dialog.getByRole('button', { name: /^Move/ });
  expect(place).toHaveAttribute('y', `${(100 / 322) * 100}%`);
  await user.click(dialog.getByRole('button', { name: 'The floor' }));
  expect(place).toHaveAttribute('y', `${(190 / 322) * 100}%`);
});
