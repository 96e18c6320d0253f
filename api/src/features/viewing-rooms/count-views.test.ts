import { randomUUID } from 'node:crypto';
import { roomLimits, visitorsOfNetwork } from '@gallery/shared/contract/viewing-rooms/viewing-room';
import { eq, sql } from 'drizzle-orm';
import { addArtwork } from '../../testing/gallery/records';
import { nextWeek } from '../../testing/requests/viewing-room-samples';
import { setUpAdminApi } from '../../testing/setup/setup-api';
import { viewingRoomLooks, viewingRoomVisits } from './viewing-room.table';

const api = setUpAdminApi();
const { curator } = api;

async function newRoom() {
  const [rain, dust] = [
    await addArtwork(api.db, { name: 'Rain' }),
    await addArtwork(api.db, { name: 'Dust' }),
  ];
  const payload = {
    title: 'Ikoyi',
    closes_at: nextWeek().toISOString(),
    artworks: [rain.id, dust.id],
  };
  const { room } = await curator.does('POST', '/viewing-rooms', payload);
  const url = `/api/viewing/${room.link.token}/views`;
  const report = (payload: object, headers = {}) => api.app.inject({ method: 'POST', url, payload, headers });
  const reportFrom = (remoteAddress: string, visitor: string = randomUUID()) =>
    api.app.inject({ method: 'POST', url, payload: { visitor, looks: [] }, remoteAddress });
  const figures = async () => (await curator.sees(`/viewing-rooms/${room._id}`)) as Record<string, never>;
  return { id: String(room._id), rain: rain.id, dust: dust.id, report, reportFrom, figures };
}

test('a visitor who returns after half an hour opens the room twice', async () => {
  const { report, figures } = await newRoom();
  const visitor = randomUUID();
  await Promise.all(Array.from({ length: 10 }, () => report({ visitor, looks: [] })));
  expect((await figures()).room).toMatchObject({ opened: 1, opened_at: expect.any(String) });
  await api.db
    .update(viewingRoomVisits)
    .set({ seenAt: sql`now() - interval '31 minutes'` })
    .where(eq(viewingRoomVisits.visitor, visitor));
  await report({ visitor, looks: [] });
  await report({ visitor: randomUUID(), looks: [] });
  expect((await figures()).room).toMatchObject({ opened: 3 });
});

test('the seconds of all visitors add up by work, and the longest comes first', async () => {
  const { rain, dust, report, figures } = await newRoom();
  const look = (artwork_id: string, seconds: number) => ({ artwork_id, seconds });
  const other = (await addArtwork(api.db)).id;
  await report({ visitor: randomUUID(), looks: [look(rain, 20), look(other, 60)] });
  await report({ visitor: randomUUID(), looks: [look(rain, 5), look(dust, 50), look(dust, 40)] });
  expect(await figures()).toMatchObject({
    room: { longest: 'Dust' },
    looks: [
      { artwork_id: dust, visitors: 1, seconds: 50 },
      { artwork_id: rain, visitors: 2, seconds: 25 },
    ],
  });
});

test('a visitor adds at most an hour to a work', async () => {
  const { rain, report, figures } = await newRoom();
  const visitor = randomUUID();
  await report({ visitor, looks: [{ artwork_id: rain, seconds: 60 }] });
  await api.db.update(viewingRoomLooks).set({ seconds: 3_590 }).where(eq(viewingRoomLooks.visitor, visitor));
  await report({ visitor, looks: [{ artwork_id: rain, seconds: 60 }] });
  expect((await figures()).looks).toMatchObject([{ seconds: roomLimits.seconds }]);
});

test('a network adds some visitors a day, and known ones count on', async () => {
  const { reportFrom, figures } = await newRoom();
  const first = randomUUID();
  for (let at = 0; at < visitorsOfNetwork; at += 1)
    await reportFrom('203.0.113.9', at === 0 ? first : undefined);
  const beyond = await Promise.all(Array.from({ length: 10 }, () => reportFrom('203.0.113.9')));
  expect(beyond.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
  expect((await figures()).room).toMatchObject({ opened: visitorsOfNetwork, visitors: visitorsOfNetwork });
  await api.db
    .update(viewingRoomVisits)
    .set({ seenAt: sql`now() - interval '1 hour'` })
    .where(eq(viewingRoomVisits.visitor, first));
  await reportFrom('203.0.113.9', first);
  await reportFrom('203.0.113.10');
  expect((await figures()).room).toMatchObject({ opened: visitorsOfNetwork + 2 });
});

test('a full room forgets its oldest visitor', async () => {
  const { id, report, figures } = await newRoom();
  await api.db.execute(sql`
    INSERT INTO viewing_room_visits (room_id, visitor, opened, opened_at, seen_at)
    SELECT ${id}::uuid, gen_random_uuid(), 1, now(), now() - make_interval(mins => n)
    FROM generate_series(1, ${roomLimits.visitors}::int) AS n`);
  const oldest = sql`(SELECT min(seen_at) FROM viewing_room_visits WHERE room_id = ${id})`;
  const wasOldest = sql`room_id = ${id} AND seen_at = ${oldest}`;
  const [leaving] = await api.db.select().from(viewingRoomVisits).where(wasOldest);
  const visitor = randomUUID();
  await report({ visitor, looks: [] });
  expect((await figures()).room).toMatchObject({ visitors: roomLimits.visitors });
  const isThere = (who = '') => api.db.$count(viewingRoomVisits, eq(viewingRoomVisits.visitor, who));
  expect([await isThere(visitor), await isThere(leaving?.visitor)]).toEqual([1, 0]);
});

test('reports on a room that is deleted meanwhile count or find it closed', async () => {
  const { id, report } = await newRoom();
  const reports = Array.from({ length: 10 }, () => report({ visitor: randomUUID(), looks: [] }));
  const [removed, ...answers] = await Promise.all([
    curator.does('DELETE', `/viewing-rooms/${id}`),
    ...reports,
  ]);
  expect(removed).toMatchObject({ status: 200 });
  for (const { statusCode } of answers) expect([200, 404]).toContain(statusCode);
  expect((await report({ visitor: randomUUID(), looks: [] })).statusCode).toBe(404);
});

test('the visits of staff do not count', async () => {
  const { report, figures } = await newRoom();
  expect((await report({ visitor: randomUUID(), looks: [] }, curator.headers)).statusCode).toBe(200);
  expect((await figures()).room).toMatchObject({ opened: 0, opened_at: null, longest: null });
});

test.each<[string, object]>([
  ['no visitor', { visitor: undefined }],
  ['a name', { visitor: 'me' }],
  ['several visitors', { visitor: [randomUUID()] }],
  ['an unknown id', { looks: [{ artwork_id: 'x', seconds: 1 }] }],
  ['too many seconds', { looks: [{ artwork_id: randomUUID(), seconds: 61 }] }],
  ['half a second', { looks: [{ artwork_id: randomUUID(), seconds: 0.5 }] }],
  ['too many works', { looks: Array(101).fill({ artwork_id: randomUUID(), seconds: 1 }) }],
])('a report with %s is refused', async (_what, given) => {
  const { report } = await newRoom();
  const answer = await report({ visitor: randomUUID(), looks: [], ...given });
  expect(answer.statusCode).toBe(422);
});
