import { eq, sql } from 'drizzle-orm';
import { rowsOf } from '../../operations/database-tables';
import { newAdministrator } from '../../testing/gallery/admin-account';
import { addArtist, addArtwork } from '../../testing/gallery/records';
import { databaseKind } from '../../testing/processes/config';
import { waitFor } from '../../testing/server/wait-for';
import { setUpApi } from '../../testing/setup/setup-api';
import { artworks } from './artwork.table';

const api = setUpApi();

/** Holds a work until the test calls the returned function, so that changes of the work wait. */
async function held(id: string): Promise<() => Promise<void>> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let holding: Promise<void> = Promise.resolve();
  await new Promise<void>((isHeld) => {
    holding = api.db.transaction(async (tx) => {
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
  await waitFor(async () => expect(await rowsOf(api.db, waiting)).toHaveLength(many));
}

test('saves a work while another curator removes its artist', async () => {
  const curator = await newAdministrator(api.app, api.db);
  const artist = await addArtist(api.db);
  const work = await addArtwork(api.db, { artistId: artist.id });
  const form = { name_of_artwork: 'Dust', img_url: work.imgUrl, price: 5, description: 'Red.' };
  const release = databaseKind === 'postgres' ? await held(work.id) : async () => {};
  const changing = curator.does('PUT', `/artwork/${work.id}`, {
    ...form,
    version: 1,
    artist_email: artist.email,
  });
  // The embedded database runs one statement after the other.
  if (databaseKind === 'postgres') await expectWaiting(1);
  else await changing;
  const removing = curator.does('DELETE', '/artist/delete', { artist_id: artist.id });
  if (databaseKind === 'postgres') await expectWaiting(2);
  await release();
  expect([(await changing).status, (await removing).status]).toEqual([200, 200]);
  const [saved] = await api.db.select().from(artworks).where(eq(artworks.id, work.id));
  expect(saved).toMatchObject({ name: 'Dust', artistId: null });
});
