import { maxLabelNote, type ViewingRoomRecord } from '@gallery/shared/contract/viewing-rooms/viewing-room';
import { Route, Routes } from '@gallery/shared/router';
import { renderApp } from '@gallery/shared/testing/render-app';
import { listed, sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { EditRoomScreen } from './edit-room-screen';

const stream = '00000000-0000-4000-8000-000000000001';
const comb = '00000000-0000-4000-8000-000000000002';
const record: ViewingRoomRecord = {
  room: {
    _id: 'r1',
    title: 'For the Ikoyi house',
    recipient: '',
    closes_at: '2099-12-12T17:00:00.000Z',
    has_ended: false,
    works: 2,
    link: null,
    opened: 0,
    opened_at: null,
    visitors: 0,
    longest: null,
    version: 1,
  },
  note: '',
  show_prices: true,
  artworks: [
    listed(sampleArtwork({ _id: stream, name_of_artwork: 'Stream', price: 1_480_000 })),
    listed(sampleArtwork({ _id: comb, name_of_artwork: 'Comb' })),
  ],
  labels: [
    { artwork_id: stream, note: 'It fits between the windows.', show_price: true },
    { artwork_id: comb, note: '', show_price: false },
  ],
  looks: [],
};
const saved = jest.fn((_query: object, _body: unknown) => ({
  message: 'Viewing room saved.',
  room: record.room,
}));

function open(given: Partial<ViewingRoomRecord> = {}) {
  saved.mockClear();
  stubApi({ 'GET /viewing-rooms/r1': { ...record, ...given }, 'PUT /viewing-rooms/r1': saved });
  return renderApp(
    <Routes>
      <Route path="/admin/viewing-rooms/:id" element={<EditRoomScreen />} />
    </Routes>,
    '/admin/viewing-rooms/r1',
  );
}

async function sentLabels(user: ReturnType<typeof open>['user']) {
  await user.click(screen.getByRole('button', { name: 'Save room' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  return (saved.mock.lastCall?.[1] as { labels?: unknown } | undefined)?.labels;
}

test('staff add a note to a work with the keyboard, and hide a single price', async () => {
  const { user } = open();
  expect(await screen.findByText(/“It fits between the windows.”/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add a note on Comb' }));
  const field = screen.getByLabelText('Note on Comb');
  expect(field).toHaveFocus();
  await user.keyboard('It hung in my office.{Enter}');
  expect(screen.getByText(/“It hung in my office.”/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit the note on Comb' })).toHaveFocus());
  expect(saved).not.toHaveBeenCalled();
  const price = screen.getByRole('checkbox', { name: /^Show price of Stream/ });
  expect(price).toBeChecked();
  await user.click(price);
  expect(screen.getByRole('checkbox', { name: /^Show price of Comb/ })).not.toBeChecked();
  expect(await sentLabels(user)).toEqual([
    { artwork_id: stream, note: 'It fits between the windows.', show_price: false },
    { artwork_id: comb, note: 'It hung in my office.', show_price: false },
  ]);
});

test('Escape keeps the earlier note, and an empty one removes it', async () => {
  const { user } = open();
  const edit = { name: 'Edit the note on Stream' };
  await user.click(await screen.findByRole('button', edit));
  await user.keyboard(' Or not.{Escape}');
  expect(screen.getByText(/“It fits between the windows.”/)).toBeVisible();
  await user.click(screen.getByRole('button', edit));
  await user.clear(screen.getByLabelText('Note on Stream'));
  await user.click(screen.getByRole('button', { name: 'Done: the note on Stream' }));
  expect(screen.getByRole('button', { name: 'Add a note on Stream' })).toBeVisible();
  expect(await sentLabels(user)).toMatchObject([{ artwork_id: stream, note: '' }, {}]);
});

test('a room without prices offers no single ones, and keeps the choices', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Show prices' }));
  for (const box of screen.getAllByRole('checkbox', { name: /^Show price of/ })) {
    expect(box).toBeDisabled();
    expect(box).not.toBeChecked();
  }
  expect(await sentLabels(user)).toMatchObject([{ show_price: true }, { show_price: false }]);
});

test('a closed note with a control character opens with its message, and stays open while staff correct it', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add a note on Comb' }));
  const field = screen.getByLabelText('Note on Comb');
  expect(field).toHaveAttribute('maxlength', String(maxLabelNote));
  fireEvent.change(field, { target: { value: 'Be\u0007ll' } });
  await user.keyboard('{Enter}');
  expect(field).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save room' }));
  const message = 'The note on a work has no control characters';
  expect(await screen.findByText(message)).toBeVisible();
  expect(saved).not.toHaveBeenCalled();
  const opened = screen.getByLabelText('Note on Comb');
  expect(opened).toHaveFocus();
  fireEvent.change(opened, { target: { value: 'Bell' } });
  await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
  expect(opened).toHaveFocus();
  await user.keyboard(' rings{Enter}');
  expect(await sentLabels(user)).toMatchObject([{}, { artwork_id: comb, note: 'Bell rings' }]);
});

test('a note in another direction turns no words after it', async () => {
  const note = '\u202ethgir eht morF';
  open({ labels: [{ artwork_id: stream, note, show_price: true }] });
  const shown = await screen.findByText(`“${note}”`);
  expect(shown.tagName).toBe('BDI');
  expect(shown).not.toContainElement(screen.getByRole('button', { name: 'Edit the note on Stream' }));
});

test('the form sends nothing about labels that an API of the release before did not answer', async () => {
  const { user } = open({ labels: undefined });
  await screen.findByRole('button', { name: 'Add a note on Comb' });
  expect(JSON.stringify(await sentLabels(user))).not.toMatch(/note|show_price/);
});
