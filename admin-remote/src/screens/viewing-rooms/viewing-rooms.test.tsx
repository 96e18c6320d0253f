import { Route, Routes } from '@gallery/shared/router';
import { renderApp, shownAddress } from '@gallery/shared/testing/render-app';
import { listed, sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { apiDown, refused, stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { EditRoomScreen } from './edit-room-screen';
import { ViewingRoomsScreen } from './viewing-rooms-screen';

const at = '2026-11-20T12:00:00.000Z';
const comb = listed(sampleArtwork({ _id: '00000000-0000-4000-8000-000000000002', name_of_artwork: 'Comb' }));
const work = listed(sampleArtwork());
const room = {
  _id: 'r1',
  title: 'For the Ikoyi house',
  recipient: 'Adaeze',
  closes_at: '2099-12-12T17:00:00.000Z',
  has_ended: false,
  works: 1,
  link: { token: 'a'.repeat(32), since: at },
  opened: 2,
  opened_at: at,
  visitors: 1,
  longest: work.name_of_artwork,
  version: 1,
};
const record = {
  room,
  note: 'Start here.',
  show_prices: true,
  artworks: [work],
  looks: [{ artwork_id: work._id, visitors: 1, seconds: 80 }],
};
const saved = jest.fn((_query: object, _body: unknown) => ({ message: 'Viewing room saved.', room }));
const turned = jest.fn(() => ({ message: 'The link is turned off.', room }));

function open(path: string, more: Parameters<typeof stubApi>[0] = {}) {
  saved.mockClear();
  stubApi({
    'GET /viewing-rooms': { rooms: [room] },
    'POST /viewing-rooms': saved,
    'GET /viewing-rooms/r1': record,
    'PUT /viewing-rooms/r1': saved,
    'DELETE /viewing-rooms/r1/link': turned,
    'GET /artwork': { artworks: [comb], next: null, total: 1, counts: {}, stream_position: 1 },
    'GET /artwork/artworks': { artworks: [comb], next: null, total: 1, counts: {}, stream_position: 1 },
    ...more,
  });
  return renderApp(
    <Routes>
      <Route path="/admin/viewing-rooms" element={<ViewingRoomsScreen />} />
      <Route path="/admin/viewing-rooms/:id" element={<EditRoomScreen />} />
      <Route path="/admin/create-viewing-room" element={<EditRoomScreen />} />
    </Routes>,
    path,
  );
}

test('the list shows how often each room was opened, and leads to the room', async () => {
  const { user } = open('/admin/viewing-rooms');
  expect(await screen.findByRole('cell', { name: 'Opened twice' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'For the Ikoyi house' }));
  const activity = within(await screen.findByRole('region', { name: 'Viewing activity' }));
  expect(activity.getByText(/^Opened twice, most recently on .* Looked longest at/)).toBeVisible();
  expect(activity.getByText('1 min 20 s')).toBeVisible();
  const link = screen.getByLabelText('Link of the room');
  expect(link).toHaveValue(`https://gallery.test/viewing-room/${room.link.token}`);
});

test('staff write a mail with the link of an open room', async () => {
  open('/admin/viewing-rooms/r1');
  expect(await screen.findByText('Open')).toBeVisible();
  const address = encodeURIComponent(`https://gallery.test/viewing-room/${room.link.token}`);
  expect(screen.getByRole('link', { name: 'Send by email' })).toHaveAttribute(
    'href',
    `mailto:?subject=For%20the%20Ikoyi%20house&body=${address}`,
  );
});

test('staff add and remove works, and save the room', async () => {
  const { user } = open('/admin/viewing-rooms/r1');
  await user.type(await screen.findByLabelText('Add a work'), 'Com');
  await user.click(await screen.findByRole('option', { name: /Comb/ }));
  await user.click(screen.getByRole('button', { name: `Remove ${work.name_of_artwork}` }));
  await user.click(screen.getByRole('checkbox', { name: 'Show prices' }));
  await user.click(screen.getByRole('button', { name: 'Save room' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(saved.mock.calls[0]?.[1]).toMatchObject({
    title: 'For the Ikoyi house',
    note: 'Start here.',
    show_prices: false,
    artworks: [comb._id],
    version: 1,
  });
});

test('a removed work leaves the focus on the next one or the one before, and the last one on the heading', async () => {
  const coil = { ...comb, _id: 'work-9', name_of_artwork: 'Coil' };
  const { user } = open('/admin/viewing-rooms/r1', {
    'GET /viewing-rooms/r1': { ...record, artworks: [work, comb, coil] },
  });
  await user.click(await screen.findByRole('button', { name: `Remove ${work.name_of_artwork}` }));
  const next = screen.getByRole('button', { name: 'Remove Comb' });
  await waitFor(() => expect(next).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Remove Coil' }));
  await waitFor(() => expect(next).toHaveFocus());
  await user.click(next);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('staff create a room, and see its page', async () => {
  const { user } = open('/admin/create-viewing-room');
  await user.type(await screen.findByLabelText('Title'), 'Office');
  await user.type(screen.getByLabelText('Add a work'), 'Com');
  await user.click(await screen.findByRole('option', { name: /Comb/ }));
  await user.click(screen.getByRole('button', { name: 'Create room and link' }));
  await waitFor(() => expect(shownAddress()).toBe('/admin/viewing-rooms/r1'));
});

test('staff turn the link off after a question', async () => {
  const { user } = open('/admin/viewing-rooms/r1');
  await user.click(await screen.findByRole('button', { name: 'Turn off this link…' }));
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  await waitFor(() => expect(turned).toHaveBeenCalledTimes(1));
});

test('the form asks before it loses an added work', async () => {
  const { user } = open('/admin/viewing-rooms/r1');
  await user.type(await screen.findByLabelText('Add a work'), 'Com');
  await user.click(await screen.findByRole('option', { name: /Comb/ }));
  await user.click(screen.getByRole('link', { name: 'Back to the viewing rooms' }));
  expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
});

test('a room without works is not sent', async () => {
  const { user } = open('/admin/viewing-rooms/r1');
  await user.click(await screen.findByRole('button', { name: `Remove ${work.name_of_artwork}` }));
  await user.click(screen.getByRole('button', { name: 'Save room' }));
  expect(await screen.findByText('Add a work to the room')).toBeVisible();
  expect(screen.getByLabelText('Add a work')).toHaveAccessibleDescription('Add a work to the room');
  expect(saved).not.toHaveBeenCalled();
});

test('the search says that it found nothing, and that it failed', async () => {
  const answers = { find: async () => ({ artworks: [] }) as object };
  const find = () => answers.find();
  const { user } = open('/admin/viewing-rooms/r1', { 'GET /artwork': find, 'GET /artwork/artworks': find });
  await user.type(await screen.findByLabelText('Add a work'), 'Com');
  expect(await screen.findByText('No works found.')).toBeVisible();
  answers.find = apiDown;
  await user.type(screen.getByLabelText('Add a work'), 'b');
  expect(await screen.findByText('The search failed. Check your connection.')).toBeVisible();
  answers.find = async () => ({ artworks: [comb] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: /Comb/ })).toBeVisible();
});

test('an older edit is not saved, and the form loads the changes of the other person', async () => {
  const known = { now: { ...record, artworks: [comb] } };
  const save = jest.fn((_query: object, body: unknown) => {
    if ((body as { version: number }).version !== known.now.room.version)
      return refused(409, 'Somebody else changed this meanwhile.');
    return { message: 'Viewing room saved.', room: known.now.room };
  });
  const { user, notify } = open('/admin/viewing-rooms/r1', {
    'GET /viewing-rooms/r1': () => known.now,
    'PUT /viewing-rooms/r1': save,
  });
  const title = await screen.findByLabelText('Title');
  known.now = { ...known.now, room: { ...room, title: 'Their title', version: 2 } };
  await user.type(title, ' of Ada');
  await user.click(screen.getByRole('button', { name: 'Save room' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Somebody else changed this meanwhile.', 'error'));
  await user.click(await screen.findByRole('button', { name: 'Load their changes' }));
  expect(screen.getByLabelText('Title')).toHaveValue('Their title');
  await user.click(screen.getByRole('button', { name: 'Save room' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Viewing room saved.', 'success'));
});
