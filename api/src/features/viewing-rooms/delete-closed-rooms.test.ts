import { randomUUID } from 'node:crypto';
import { roomLimits } from '@gallery/shared/contract/viewing-rooms/viewing-room';
import { sql } from 'drizzle-orm';
import { addArtwork } from '../../testing/gallery/records';
import { nextWeek } from '../../testing/requests/viewing-room-samples';
import { setUpAdminApi } from '../../testing/setup/setup-api';
import { deleteClosedRooms } from './delete-closed-rooms';
import {
  viewingRoomLabels,
  viewingRoomLooks,
  viewingRooms,
  viewingRoomVisits,
  viewingRoomWorks,
} from './viewing-room.table';

const api = setUpAdminApi();
const { curator } = api;
const { daysAfterEnd } = roomLimits;
const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;

/** A room that a visitor has seen. */
async function seenRoom(title: string): Promise<{ _id: string }> {
  const work = await addArtwork(api.db);
  const payload = {
    title,
    recipient: 'Adaeze',
    closes_at: nextWeek().toISOString(),
    artworks: [work.id],
    labels: [{ artwork_id: work.id, note: 'For your terrace.' }],
  };
  const { room } = await curator.does('POST', '/viewing-rooms', payload);
  const looks = [{ artwork_id: work.id, seconds: 20 }];
  const url = `/api/viewing/${room.link.token}/views`;
  await api.app.inject({ method: 'POST', url, payload: { visitor: randomUUID(), looks } });
  return room;
}

const set = (title: string, values: object) =>
  api.db.update(viewingRooms).set(values).where(sql`${viewingRooms.title} = ${title}`);

beforeEach(() => api.db.delete(viewingRooms));

async function titlesLeft(): Promise<string[]> {
  await deleteClosedRooms(api.db);
  const left = await api.db.select({ title: viewingRooms.title }).from(viewingRooms);
  return left.map(({ title }) => title).toSorted();
}

test('a room goes with its works, notes, visits, and looks some months after its end', async () => {
  await seenRoom('Ended long ago');
  await set('Ended long ago', { closesAt: daysAgo(daysAfterEnd + 1) });
  const tables = [viewingRoomWorks, viewingRoomLabels, viewingRoomVisits, viewingRoomLooks];
  for (const table of tables) expect(await api.db.$count(table)).toBe(1);
  expect(await titlesLeft()).toEqual([]);
  for (const table of tables) expect(await api.db.$count(table)).toBe(0);
});

test('open rooms and rooms that ended a short time ago stay', async () => {
  await seenRoom('Open');
  await seenRoom('Ended');
  await set('Ended', { closesAt: daysAgo(daysAfterEnd - 1) });
  expect(await titlesLeft()).toEqual(['Ended', 'Open']);
  expect(await api.db.$count(viewingRoomLooks)).toBe(2);
});

test('a room whose link is turned off goes some months later, and a new link keeps it', async () => {
  for (const title of ['Off', 'On again']) {
    const { _id } = await seenRoom(title);
    await curator.does('DELETE', `/viewing-rooms/${_id}/link`);
    await set(title, { turnedOffAt: daysAgo(daysAfterEnd + 1) });
    // Off already: the time stays.
    await curator.does('DELETE', `/viewing-rooms/${_id}/link`);
    if (title === 'On again') await curator.does('POST', `/viewing-rooms/${_id}/link`);
  }
  expect(await titlesLeft()).toEqual(['On again']);
});

test('a room whose link was turned off a short time ago stays', async () => {
  const { _id } = await seenRoom('Off');
  await curator.does('DELETE', `/viewing-rooms/${_id}/link`);
  await set('Off', { closesAt: daysAgo(1) });
  expect(await titlesLeft()).toEqual(['Off']);
});
