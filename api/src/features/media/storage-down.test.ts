import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { TestClock } from 'pg-boss';
import { pino } from 'pino';
import { startJobs } from '../../server/start-jobs';
import { openTestDatabase } from '../../testing/database/test-database';
import { jpegOf } from '../../testing/gallery/pictures';
import { addArtwork } from '../../testing/gallery/records';
import { temporaryFolder } from '../../testing/processes/temporary-folder';
import { testMail, testSecret } from '../../testing/server/test-app';
import { artworks } from '../artworks/artwork.table';
import { artworkPictures } from '../artworks/parts/artwork-pictures';
import { eventPictures } from '../events/event-image';
import { firebaseStorage } from '../storage/firebase-storage';
import { makePicturesJob } from './make-pictures';
import { savePicture } from './save-picture';

const folder = temporaryFolder();
const folders = { media: path.join(folder, 'media'), cache: path.join(folder, 'cache') };

test('makes the picture of a work after its storage was down for a day', async () => {
  const database = await openTestDatabase();
  const clock = new TestClock(Date.now());
  const config = { apiKey: 'key', projectId: 'gallery', storageBucket: 'gallery' };
  const down = firebaseStorage({ config, clientEmail: '', privateKey: '' }, 'http://127.0.0.1:1');
  const picture = await jpegOf(400, 300);
  let isDown = true;
  let asked = 0;
  const pictures = {
    ...down,
    read(address: string) {
      asked += 1;
      return isDown ? down.read(address) : Promise.resolve(picture);
    },
  };
  const owners = {
    artwork: artworkPictures,
    further: artworkPictures,
    entry: artworkPictures,
    event: eventPictures,
    artist: artworkPictures,
  };
  const jobs = await startJobs({
    database,
    clock,
    deliver: async () => {},
    mail: { ...testMail, keepDays: 30 },
    tokenSecrets: [testSecret],
    logger: pino({ level: 'silent' }),
    workshop: {
      storage: { pictures, embedded: null },
      savePicture: (original: Buffer) => savePicture(original, folders),
      owners,
      findUsed: [],
    },
  });
  const { id } = await addArtwork(database.db, { imgUrl: 'http://127.0.0.1:1/v0/b/gallery/o/a.jpg' });
  await jobs.send(database.db, makePicturesJob, { of: 'artwork', id });

  for (let hour = 0; hour < 24; hour += 1) await pass(3_600);
  expect(asked).toBeGreaterThan(10);
  expect(await stateOf()).toEqual({ hash: null, failed: true });
  isDown = false;
  for (let hour = 0; hour < 2; hour += 1) await pass(3_600);
  expect(await stateOf()).toEqual({ hash: expect.any(String), failed: false });
  await jobs.stop();
  await database.close();

  async function stateOf() {
    const fields = { hash: artworks.pictureHash, failed: artworks.pictureFailed };
    const [state] = await database.db.select(fields).from(artworks).where(eq(artworks.id, id));
    return state;
  }

  /** Advances the clock of the jobs, and gives the workers three seconds of it to poll. */
  async function pass(seconds: number): Promise<void> {
    await clock.setTime(clock.now() + seconds * 1_000);
    for (let second = 0; second < 3; second += 1) {
      await clock.tick(1_000);
      await jobsRest();
    }
  }

  async function jobsRest(): Promise<void> {
    const active = sql`SELECT 1 FROM pgboss.job WHERE name = 'make-pictures' AND state = 'active'`;
    for (let tries = 0; tries < 200; tries += 1) {
      const { rows } = (await database.db.execute(active)) as unknown as { rows: unknown[] };
      if (rows.length === 0) return;
      await new Promise((done) => setTimeout(done, 20));
    }
  }
});
