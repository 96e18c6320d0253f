import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { addOrder } from '../../../testing/gallery/admin-account';
import { setUpAdminApi } from '../../../testing/setup/setup-api';
import { orderNotes } from './staff-order.table';

const api = setUpAdminApi();
const { curator } = api;

const writes = (id: string, text: unknown) => curator.does('POST', `/order/${id}/notes`, { text });

test('the record of an order lists its notes with author and time, the newest first', async () => {
  const { id } = await addOrder(api.db);
  await writes(id, ' Ring at the second gate. ');
  expect(await writes(id, 'The collector is away until Friday.')).toMatchObject({
    message: 'Note saved.',
    note: { text: 'The collector is away until Friday.', at: expect.any(String) },
  });
  const { notes } = await curator.sees(`/order/${id}/record`);
  expect(notes).toMatchObject([
    { text: 'The collector is away until Friday.', by: 'Ngọzi Eze' },
    { text: 'Ring at the second gate.', by: 'Ngọzi Eze' },
  ]);
});

test.each([
  ['an empty note', '  ', 'The note is empty'],
  ['2,001 letters', 'a'.repeat(2_001), 'The note must be at most 2000 characters'],
  ['a list', ['a'], 'The note must be a text'],
  ['a NUL', 'a\0b', expect.any(String)],
])('refuses %s', async (_what, text, message) => {
  const { id } = await addOrder(api.db);
  expect(await writes(id, text)).toMatchObject({ status: 422, errors: { text: message } });
});

test('accepts one of ten notes when 199 exist', async () => {
  const { id } = await addOrder(api.db);
  const note = { orderId: id, text: 'A note', byName: 'Ngọzi Eze' };
  await api.db.insert(orderNotes).values(Array.from({ length: 199 }, () => ({ ...note, id: randomUUID() })));
  const answers = await Promise.all(Array.from({ length: 10 }, () => writes(id, 'The last')));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200].concat(Array(9).fill(409)));
  expect(await api.db.$count(orderNotes, eq(orderNotes.orderId, id))).toBe(200);
});

test('answers 404 for an unknown order', async () => {
  expect((await writes(randomUUID(), 'A note')).status).toBe(404);
});
