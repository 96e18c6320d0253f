// Runs on both databases, because both enforce the constraints and triggers.
import { eq, sql } from 'drizzle-orm';
import type { OpenDatabase } from '../../../db/client';
import { openTestDatabase } from '../../../testing/database/test-database';
import { users } from '../../users/user.table';
import { byEdge, recordEvent } from '../audit/record-event';
import { releaseEvents } from '../audit/release-event.table';
import { releases } from './release.table';
import { releaseLayers } from './release-layers.table';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

let made = 0;
async function addRelease(remote: 'gallery' | 'customer', state: 'offered' | 'withdrawn' = 'offered') {
  made += 1;
  const digest = made.toString(16).padStart(64, '0');
  const values = { remote, digest, version: `1.${made}`, text: '{}', state };
  const [row] = await database.db.insert(releases).values(values).returning();
  if (!row) throw new Error('The release was not saved.');
  return row;
}

const refused = (work: Promise<unknown>) =>
  expect(work).rejects.toMatchObject({ cause: { code: expect.stringMatching(/^23/) } });
const gallery = eq(releaseLayers.remote, 'gallery');

test('a layer accepts a release of its own remote only', async () => {
  const { id } = await addRelease('customer');
  await refused(database.db.update(releaseLayers).set({ pinId: id }).where(gallery));
});

test('a release is live or a canary only together with its layer', async () => {
  const { id } = await addRelease('gallery');
  await refused(database.db.update(releaseLayers).set({ liveId: id }).where(gallery));
  await refused(database.db.update(releases).set({ state: 'live' }).where(eq(releases.id, id)));
  await refused(database.db.update(releases).set({ state: 'canary' }).where(eq(releases.id, id)));
});

test('a remote has at most one live release', async () => {
  const [one, other] = [await addRelease('gallery'), await addRelease('gallery')];
  await database.db.transaction(async (tx) => {
    await tx.update(releases).set({ state: 'live' }).where(eq(releases.id, one.id));
    await tx.update(releaseLayers).set({ liveId: one.id }).where(gallery);
  });
  await refused(database.db.update(releases).set({ state: 'live' }).where(eq(releases.id, other.id)));
});

test('a canary needs a share, a run, and steps', async () => {
  await refused(database.db.update(releaseLayers).set({ canaryShare: 5 }).where(gallery));
  const { id } = await addRelease('gallery');
  await refused(database.db.update(releaseLayers).set({ canaryId: id }).where(gallery));
});

test('a withdrawn release cannot be pinned', async () => {
  const { id } = await addRelease('gallery', 'withdrawn');
  await refused(database.db.update(releaseLayers).set({ pinId: id }).where(gallery));
});

test('keeps events unchanged, and the name of a deleted account', async () => {
  const { db } = database;
  const user = crypto.randomUUID();
  const named = { firstname: 'Ngọzi', lastname: 'Eze', email: `${user}@gallery.example` };
  await db
    .insert(users)
    .values({ ...named, id: user, role: 'admin', staffRole: 'curator', passwordHash: 'none' });
  const release = await addRelease('gallery');
  const by = { name: 'Ngọzi Eze', user };
  await recordEvent(db, { action: 'pin', remote: 'gallery', release, by, reason: 'Vernissage' });
  await recordEvent(db, { action: 'offer', remote: 'gallery', release, by: byEdge, reason: '' });
  await refused(db.update(releaseEvents).set({ reason: 'Never' }));
  await refused(db.delete(releaseEvents));
  await db.delete(users).where(eq(users.id, user));
  const [event] = await db.select().from(releaseEvents).where(eq(releaseEvents.action, 'pin'));
  expect(event).toMatchObject({ byName: 'Ngọzi Eze', byUser: null, reason: 'Vernissage' });
});

test('the registry has one row', async () => {
  await refused(database.db.execute(sql`INSERT INTO registry (preview_key, salt) VALUES ('a', 'b')`));
});
