import { Route, Routes } from '@gallery/shared/router';
import { renderApp, shownAddress } from '@gallery/shared/testing/render-app';
import { listed, sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { refused, stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { EditRoomScreen } from '../viewing-rooms/edit-room-screen';
import { ArtworksScreen } from './artworks-screen';

const works = [
  listed(sampleArtwork()),
  listed(sampleArtwork({ _id: 'work-2', name_of_artwork: 'Four Lobes' })),
];
const at = '2099-12-12T17:00:00.000Z';
const room = { _id: 'r1', title: 'For the Ikoyi house', recipient: '', closes_at: at, works: 1, version: 3 };
const record = {
  room,
  note: 'Start here.',
  show_prices: true,
  artworks: [{ ...works[0], _id: 'work-9' }],
  looks: [],
};
const auction = { _id: 'a1', title: 'Evening', state: 'published', ended: 0, opens_at: at };
const placement = {
  joins: [{ _id: 'work-1', name: 'Agwọlagwọ', artist: 'Ngọzi Eze' }],
  stays: [
    { _id: 'work-2', name: 'Four Lobes', artist: 'Ngọzi Eze', availability: 'sold', reason: 'It is sold.' },
  ],
};

function open(given: Record<string, unknown> = {}) {
  const calls = {
    preview: jest.fn((_query: unknown, _sent: unknown) => placement),
    save: jest.fn((_query: unknown, _sent: unknown): unknown => ({ message: 'Viewing room saved.', room })),
    join: jest.fn((_query: unknown, _sent: unknown): unknown => ({ message: '1 lot', left_out: [] })),
  };
  stubApi({
    'GET /artwork': { artworks: works, total: 2, counts: {}, next: null },
    '/collection/ids': { ids: ['work-1', 'work-2'], total: 2 },
    'GET /collection/edits': { edits: [] },
    'GET /viewing-rooms': { rooms: [room, { ...room, _id: 'r2', title: 'Over', has_ended: true }] },
    'GET /viewing-rooms/r1': record,
    'POST /viewing-rooms/preview': calls.preview,
    'PUT /viewing-rooms/r1': calls.save,
    'GET /auction/records': { auctions: [auction, { ...auction, _id: 'a2', title: 'Late', ended: 1 }] },
    'POST /auction/a1/lots/preview': calls.preview,
    'POST /auction/a1/lots': calls.join,
    'POST /saved/cards': { artworks: [works[0]], stream_position: 1 },
    ...given,
  } as never);
  const app = renderApp(
    <Routes>
      <Route path="/admin/admin-all-art-works" element={<ArtworksScreen />} />
      <Route path="/admin/create-viewing-room" element={<EditRoomScreen />} />
    </Routes>,
    '/admin/admin-all-art-works',
  );
  return { ...calls, ...app };
}

async function choose(user: ReturnType<typeof open>['user'], place: string) {
  await user.click(await screen.findByRole('checkbox', { name: 'Select all 2' }));
  await user.click(await screen.findByRole('button', { name: 'Put into…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Put 2 works into…' }));
  await user.selectOptions(await dialog.findByLabelText('Place'), place);
  return dialog;
}

test('a curator puts works into an auction after a preview, and follows the link to it', async () => {
  const { user, preview, join } = open();
  const dialog = await choose(user, 'Auction: Evening, opens Saturday, December 12, 18:00');
  expect(dialog.queryByRole('option', { name: /Over|Late/ })).not.toBeInTheDocument();
  expect(await dialog.findByText('Four Lobes: It is sold.')).toBeVisible();
  expect(dialog.getByRole('list', { name: 'Works that join' })).toHaveTextContent('Agwọlagwọ');
  expect(preview).toHaveBeenCalledWith({}, { artwork_ids: ['work-1', 'work-2'] });
  expect(join).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Put 1 work into the auction' }));
  expect(await screen.findByRole('link', { name: 'Evening' })).toHaveAttribute('href', '/admin/auctions/a1');
  expect(join).toHaveBeenCalledWith({}, { artwork_ids: ['work-1'], all_or_none: true });
  expect(screen.queryByText('2 selected')).not.toBeInTheDocument();
});

test('the works follow the present ones of a room, with the version that the preview shows', async () => {
  const { user, save } = open();
  const dialog = await choose(user, 'Viewing room: For the Ikoyi house, 1 work');
  await user.click(await dialog.findByRole('button', { name: 'Put 1 work into the room' }));
  expect(await screen.findByRole('link', { name: 'For the Ikoyi house' })).toBeVisible();
  expect(save).toHaveBeenCalledWith(
    {},
    expect.objectContaining({ note: 'Start here.', artworks: ['work-9', 'work-1'], version: 3 }),
  );
});

test('a room that somebody else changed gets a new preview, and the selection stays', async () => {
  const message = 'Somebody else changed this meanwhile.';
  const { user, preview, notify } = open({ 'PUT /viewing-rooms/r1': () => refused(409, message) });
  const dialog = await choose(user, 'Viewing room: For the Ikoyi house, 1 work');
  await user.click(await dialog.findByRole('button', { name: 'Put 1 work into the room' }));
  await waitFor(() =>
    expect(notify).toHaveBeenCalledWith(expect.stringMatching(/Check the new preview/), 'error'),
  );
  await waitFor(() => expect(preview).toHaveBeenCalledTimes(2));
  expect(screen.getByText('2 selected')).toBeInTheDocument();
});

test('the works of the preview are in the form of a new room', async () => {
  const { user } = open();
  const dialog = await choose(user, 'A new viewing room');
  await user.click(await dialog.findByRole('button', { name: 'Create a room with 1 work' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Create viewing room' })).toBeVisible();
  expect(shownAddress()).toBe('/admin/create-viewing-room');
  expect(await screen.findByText('1, in this order')).toBeVisible();
});
