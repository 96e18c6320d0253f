import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { OpenDatabase } from '../../db/client';
import { openTestDatabase } from '../../testing/database/test-database';
import { users } from '../users/user.table';
import { listAudit } from './list-audit';
import { recordAudit } from './record-audit';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function addCurator() {
  const id = randomUUID();
  const name = { firstname: 'Ngọzi', lastname: 'Eze' };
  await database.db
    .insert(users)
    .values({ id, ...name, role: 'admin', email: `${id}@gallery.example`, passwordHash: 'none' });
  return id;
}

test('lists the author and the action of each entry, oldest first', async () => {
  const { db } = database;
  const [by, subjectId] = [await addCurator(), randomUUID()];
  await recordAudit(db, {
    subject: 'order',
    subjectId,
    action: 'Order moved',
    from: 'Paid',
    to: 'Shipped',
    by,
  });
  await recordAudit(db, { subject: 'order', subjectId, action: 'Money given back', by: null });
  await recordAudit(db, { subject: 'artwork', subjectId, action: 'Artwork changed', by });
  expect(await listAudit(db, 'order', subjectId)).toEqual([
    { at: expect.any(String), by: 'Ngọzi Eze', action: 'Order moved', from: 'Paid', to: 'Shipped' },
    { at: expect.any(String), by: 'The gallery', action: 'Money given back', from: null, to: null },
  ]);
});

test('keeps a name in the audit after its account is deleted', async () => {
  const { db } = database;
  const [by, subjectId] = [await addCurator(), randomUUID()];
  await recordAudit(db, { subject: 'lot', subjectId, action: 'Lot created', by });
  await db.delete(users).where(eq(users.id, by));
  expect(await listAudit(db, 'lot', subjectId)).toMatchObject([{ by: 'Ngọzi Eze' }]);
});

test('records nothing when the transaction rolls back', async () => {
  const subjectId = randomUUID();
  const failing = database.db.transaction(async (tx) => {
    await recordAudit(tx, { subject: 'event', subjectId, action: 'Event changed', by: null });
    throw new Error('The event was not changed.');
  });
  await expect(failing).rejects.toThrow('The event was not changed.');
  expect(await listAudit(database.db, 'event', subjectId)).toEqual([]);
});
