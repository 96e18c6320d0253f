import { eq, sql } from 'drizzle-orm';
import type { OpenDatabase } from '../../db/client';
import { artworks } from '../../db/schema';
import { rowsOf } from '../../operations/database-tables';
import { eventually } from '../../testing/eventually';
import { newAdministrator } from '../../testing/office';
import { addArtist, addArtwork } from '../../testing/records';
import { buildTestApp } from '../../testing/test-app';
import { databaseKind, openTestDatabase } from '../../testing/test-database';

let database: OpenDatabase;
let app: ReturnType<typeof buildTestApp>;

beforeAll(async () => {
  database = await openTestDatabase();
  app = buildTestApp(database.db);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

/** Holds a work until the answer is called; who changes it waits. */
async function held(id: string): Promise<() => Promise<void>> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let holding: Promise<void> = Promise.resolve();
  await new Promise<void>((isHeld) => {
    holding = database.db.transaction(async (tx) => {
      await tx.select().from(artworks).where(eq(artworks.id, id)).for('update');
      isHeld();
      await released;
    });
  });
  return () => {
    letGo();
    return holding;
  };
}

async function expectWaiting(many: number) {
  const waiting = sql`SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await eventually(async () => expect(await rowsOf(database.db, waiting)).toHaveLength(many));
}

test('a work is changed while another curator removes its artist', async () => {
  const curator = await newAdministrator(app, database.db);
  const artist = await addArtist(database.db);
  const work = await addArtwork(database.db, { artistId: artist.id });
  const form = { name_of_artwork: 'Dust', img_url: work.imgUrl, price: 5, description: 'Red.' };
  const release = databaseKind === 'postgres' ? await held(work.id) : async () => {};
  const changing = curator.does('PUT', `/artwork/${work.id}`, { ...form, artist_email: artist.email });
  // On the embedded database one comes after the other.
  if (databaseKind === 'postgres') await expectWaiting(1);
  else await changing;
  const removing = curator.does('DELETE', '/artist/delete', { artist_id: artist.id });
  if (databaseKind === 'postgres') await expectWaiting(2);
  await release();
  expect([(await changing).status, (await removing).status]).toEqual([200, 200]);
  const [kept] = await database.db.select().from(artworks).where(eq(artworks.id, work.id));
  expect(kept).toMatchObject({ name: 'Dust', artistId: null });
});
