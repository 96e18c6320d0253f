import { randomUUID } from 'node:crypto';
import { maxLabelNote, roomLimits } from '@gallery/shared/contract/viewing-rooms/viewing-room';
import { eq, sql } from 'drizzle-orm';
import { addArtwork } from '../../../testing/gallery/records';
import { nextWeek } from '../../../testing/requests/viewing-room-samples';
import { setUpAdminApi } from '../../../testing/setup/setup-api';
import { viewingRoomLabels } from '../viewing-room.table';

const api = setUpAdminApi();
const { curator } = api;

const closes_at = nextWeek().toISOString();
const input = (given: object) => ({ title: 'Ikoyi', closes_at, ...given });

/** A room with two works, whose first has a note and a hidden price. */
async function labeledRoom() {
  const rain = (await addArtwork(api.db, { name: 'Rain', price: 987_654 })).id;
  const dust = (await addArtwork(api.db, { name: 'Dust', price: 456_789 })).id;
  const artworks = [rain, dust];
  const labels = [{ artwork_id: rain, note: 'Start here.', show_price: false }];
  const { room } = await curator.does('POST', '/viewing-rooms', input({ artworks, labels }));
  const shown = () => api.app.inject(`/api/viewing/${room.link.token}`);
  return {
    room,
    rain,
    dust,
    artworks,
    shown,
    save: (given: object) => curator.does('PUT', `/viewing-rooms/${room._id}`, input({ artworks, ...given })),
    /** What a visitor sees. */
    labels: async () => {
      const { artworks: works } = (await shown()).json();
      return works.map(({ note, price }: { note: string; price: number | null }) => [note, price]);
    },
  };
}

const atFirst = [
  ['Start here.', null],
  ['', 456_789],
];

test('a visitor sees the note on a work, and no hidden price', async () => {
  const { room, rain, dust, shown, labels } = await labeledRoom();
  expect(await labels()).toEqual(atFirst);
  const { body } = await shown();
  expect(body).not.toMatch(/987.?654/);
  expect(JSON.parse(body).artworks).toMatchObject([{ show_price: false }, { show_price: true }]);
  expect((await curator.sees(`/viewing-rooms/${room._id}`)).labels).toEqual([
    { artwork_id: rain, note: 'Start here.', show_price: false },
    { artwork_id: dust, note: '', show_price: true },
  ]);
});

test('a room without prices keeps its choices of single prices', async () => {
  const { save, labels } = await labeledRoom();
  await save({ show_prices: false });
  expect(await labels()).toEqual([
    ['Start here.', null],
    ['', null],
  ]);
  await save({ show_prices: true });
  expect(await labels()).toEqual(atFirst);
});

test('a form of the release before keeps notes and hidden prices, in any order of the works', async () => {
  const { save, rain, dust, labels } = await labeledRoom();
  expect((await save({ note: 'Another' })).status).toBe(200);
  expect(await labels()).toEqual(atFirst);
  await save({ artworks: [dust.toUpperCase(), rain.toUpperCase()] });
  expect(await labels()).toEqual(atFirst.toReversed());
});

test('a process of the release before shows no hidden price again', async () => {
  const { room, artworks, labels } = await labeledRoom();
  await api.db.transaction(async (tx) => {
    await tx.execute(sql`DELETE FROM viewing_room_works WHERE room_id = ${room._id}`);
    for (const [index, id] of artworks.entries())
      await tx.execute(
        sql`INSERT INTO viewing_room_works (room_id, artwork_id, position) VALUES (${room._id}, ${id}, ${index})`,
      );
  });
  expect(await labels()).toEqual(atFirst);
});

test('a label with one fact changes that alone, and an empty note removes the note', async () => {
  const { save, rain, dust, labels } = await labeledRoom();
  await save({ labels: [{ artwork_id: rain, show_price: true }] });
  expect(await labels()).toEqual([
    ['Start here.', 987_654],
    ['', 456_789],
  ]);
  await save({
    labels: [
      { artwork_id: rain.toUpperCase(), note: '' },
      { artwork_id: dust, note: ' My \n hunch. ' },
    ],
  });
  expect(await labels()).toEqual([
    ['', 987_654],
    ['My hunch.', 456_789],
  ]);
});

test('a work that leaves a room takes its label with it', async () => {
  const { room, save, rain, dust } = await labeledRoom();
  await save({ artworks: [dust] });
  const ofRoom = eq(viewingRoomLabels.roomId, room._id);
  expect(await api.db.$count(viewingRoomLabels, ofRoom)).toBe(0);
  const late = await save({ artworks: [dust], labels: [{ artwork_id: rain, note: 'Late' }] });
  expect(late).toMatchObject({ status: 422, errors: { labels: expect.stringMatching(/not in the room/) } });
});

test.each([
  ['nothing', ''],
  ['spaces', ' \u00a0\n\t'],
  ['marks without width', '\u200b\u2060\ufeff'],
  ['a change of direction', '\u202e'],
  ['fillers', '\u3164\u115f'],
])('a note of %s is none', async (_what, note) => {
  const { save, rain, labels } = await labeledRoom();
  expect((await save({ labels: [{ artwork_id: rain, note }] })).status).toBe(200);
  expect((await labels())[0]).toEqual(['', null]);
});

test.each<[string, object, string]>([
  ['a long note', { note: 'a'.repeat(maxLabelNote + 1) }, 'labels[0].note'],
  ['an endless note', { note: 'a\u0301\u0323'.repeat(8_000) }, 'labels[0].note'],
  ['a letter with many marks', { note: `a${'\u0301'.repeat(60)}` }, 'labels[0].note'],
  ['a control character', { note: 'a\u0007b' }, 'labels[0].note'],
  ['a control character of C1', { note: 'a\u009bb' }, 'labels[0].note'],
  ['a NUL', { note: 'a\u0000b' }, 'labels.0.note'],
  ['half a surrogate pair', { note: 'a\ud83d' }, 'labels.0.note'],
  ['several notes', { note: ['a'] }, 'labels[0].note'],
  ['no note at all', { note: null }, 'labels[0].note'],
  ['an unclear choice', { show_price: 'perhaps' }, 'labels[0].show_price'],
])('a label with %s is refused', async (_what, given, field) => {
  const { save, rain, labels } = await labeledRoom();
  const { status, errors } = await save({ labels: [{ artwork_id: rain, ...given }] });
  expect([status, Object.keys(errors)]).toEqual([422, [field]]);
  expect(await labels()).toEqual(atFirst);
});

test('labels of other works are refused, and so are two of one work', async () => {
  const { save, rain, labels } = await labeledRoom();
  const other = await labeledRoom();
  const refused: object[][] = [
    [{ artwork_id: other.rain, note: 'Not here' }],
    [{ artwork_id: randomUUID(), show_price: false }],
    [{ artwork_id: rain }, { artwork_id: rain.toUpperCase(), note: 'Twice' }],
    [{ artwork_id: 'none' }],
    [{ note: 'Of no work' }],
    Array(roomLimits.works + 1).fill({ artwork_id: rain }),
  ];
  for (const given of refused) expect((await save({ labels: given })).status).toBe(422);
  expect(await labels()).toEqual(atFirst);
  expect(await other.labels()).toEqual(atFirst);
});

test('one of ten curators with the same room open saves a note, and a repeated save changes nothing', async () => {
  const { room, save, rain, labels } = await labeledRoom();
  const write = (note: string) => save({ labels: [{ artwork_id: rain, note }], version: room.version });
  const saves = await Promise.all(Array.from({ length: 10 }, (_, at) => write(`Note ${at}`)));
  expect(saves.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
  const won = saves.findIndex(({ status }) => status === 200);
  expect(await labels()).toEqual([[`Note ${won}`, null], atFirst[1]]);
  expect(await write(`Note ${won}`)).toMatchObject({ status: 200, room: { version: 2 } });
  const price = { labels: [{ artwork_id: rain, show_price: true }], version: room.version };
  expect((await save(price)).status).toBe(409);
});

test('a full room with the longest notes fits into a request', async () => {
  const works = await Promise.all(Array.from({ length: roomLimits.works }, () => addArtwork(api.db)));
  const artworks = works.map(({ id }) => id);
  const note = '€'.repeat(maxLabelNote);
  const labels = artworks.map((artwork_id) => ({ artwork_id, note, show_price: false }));
  const texts = { title: '€'.repeat(120), recipient: '€'.repeat(120), note: '€'.repeat(2_000) };
  const { status, room } = await curator.does(
    'POST',
    '/viewing-rooms',
    input({ ...texts, artworks, labels }),
  );
  expect(status).toBe(201);
  expect(await api.db.$count(viewingRoomLabels, eq(viewingRoomLabels.roomId, room._id))).toBe(100);
  expect((await curator.does('DELETE', `/viewing-rooms/${room._id}`)).status).toBe(200);
  expect(await api.db.$count(viewingRoomLabels, eq(viewingRoomLabels.roomId, room._id))).toBe(0);
});

test('the database refuses a note that is long, padded, or has control characters', async () => {
  const { room, dust } = await labeledRoom();
  const write = (note: string) =>
    api.db
      .insert(viewingRoomLabels)
      .values({ roomId: room._id, artworkId: dust, note, showPrice: true })
      .then(
        () => 'saved',
        (error: Error) => String(error.cause),
      );
  for (const note of ['a'.repeat(maxLabelNote + 1), ' a', 'a\u0007', 'a\n', 'a\u009b'])
    expect(await write(note)).toContain('viewing_room_labels_note');
  expect(await write('€'.repeat(maxLabelNote))).toBe('saved');
});

test('no visitor sees a price that is hidden before and after a change', async () => {
  const { save, rain, shown } = await labeledRoom();
  const hides = (show_prices: boolean) =>
    save({ show_prices, labels: [{ artwork_id: rain, show_price: !show_prices }] });
  for (let turn = 0; turn < 5; turn += 1) {
    const [saved, ...answers] = await Promise.all([
      hides(turn % 2 === 1),
      ...Array.from({ length: 8 }, () => shown()),
    ]);
    expect(saved.status).toBe(200);
    for (const { body } of answers) expect(body).not.toMatch(/987.?654/);
  }
});
