// Runs on both databases, because each has its own way of copying.
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import type { OpenDatabase } from '../../db/client';
import { artists } from '../../features/artists/artist.table';
import { artworks } from '../../features/artworks/artwork.table';
import { outboxOf } from '../../features/mail/outbox';
import { openJobQueue } from '../../jobs/job-queue';
import { rowsOf } from '../../operations/database-tables';
import { allJobs } from '../../server/start-jobs';
import { type Gallery, newGallery } from '../../testing/database/test-gallery';
import { addOrder } from '../../testing/gallery/admin-account';
import { addArtist, addArtwork } from '../../testing/gallery/records';
import { databaseKind } from '../../testing/processes/config';
import { temporaryFolder } from '../../testing/processes/temporary-folder';
import { testMail } from '../../testing/server/test-app';
import type { Manifest } from './manifest';
import { restoreBackup } from './restore-backup';
import { savedNames } from './saved-files';
import { writeBackup } from './write-backup';

jest.setTimeout(180_000);

const folder = temporaryFolder();
const galleries: Gallery[] = [];
let source: Gallery;
let running: OpenDatabase;

beforeAll(async () => {
  source = await gallery();
  running = await source.open();
  await fill(running, source.config.dataFolder);
});
afterAll(async () => {
  await running.close();
  for (const one of galleries) await one.remove();
});

async function gallery(kind = databaseKind): Promise<Gallery> {
  const made = await newGallery(folder, kind);
  galleries.push(made);
  return made;
}

const place = () => path.join(folder, `backup-${randomUUID()}`);

/** Fills a gallery with unusual texts, rows of triggers and sequences, a waiting email, and pictures. */
async function fill({ db, jobStore }: OpenDatabase, dataFolder: string) {
  const artist = await addArtist(db, { bio: 'a\\b "c"\n\td\r\u2028 Ọ̀ṣun 👩🏾‍🎨 \\N' });
  const work = await addArtwork(db, { artistId: artist.id, height_cm: 0.1 + 0.2, price: 999_999_999 });
  await db.update(artworks).set({ availability: 'sold' }).where(eq(artworks.id, work.id));
  const queue = await openJobQueue(jobStore, { jobs: allJobs, logger: pino({ level: 'silent' }) });
  const to = { name: 'Ngọzi Eze', address: 'ngozi@mail.example' };
  const email = { subject: 'Come and see', paragraphs: ['The rains have come.'] };
  await db.transaction((tx) => outboxOf(testMail, queue).write(tx, { to, content: email }));
  await queue.stop();
  await writePicture(dataFolder, 'media/0a/original.jpg');
  await writePicture(dataFolder, `media/0b.${randomUUID()}/original.jpg`);
  await writeFile(path.join(dataFolder, 'token-secret'), 'a secret of thirty-two characters or more');
}

async function writePicture(dataFolder: string, name: string) {
  const file = path.join(dataFolder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, Buffer.from([255, 216, 255, 0, 10, 13]));
}

/** Returns counts and sums for comparison, without creation times. */
async function keptOf({ config }: Gallery) {
  const { database, files } = await writeBackup(config, place());
  return { tables: database.tables, sequences: database.sequences, jobs: database.jobs.rows, files };
}

function rowsIn({ database }: Manifest, name: string) {
  return database.tables.find((table) => table.name === name)?.rows;
}

test('a backup made during writes holds one point in time', async () => {
  let stopped = false;
  let written = 0;
  async function write() {
    for (; !stopped; written += 1) {
      await running.db.transaction(async (tx) => {
        const artist = await addArtist(tx);
        await addArtwork(tx, { artistId: artist.id });
      });
    }
  }
  const writing = Promise.all([write(), write(), write()]);
  const manifest = await writeBackup(source.config, place());
  stopped = true;
  await writing;
  expect(written).toBeGreaterThan(0);
  expect(rowsIn(manifest, 'artists')).toBeGreaterThan(0);
  expect(rowsIn(manifest, 'artworks')).toBe(rowsIn(manifest, 'artists'));
});

test('a restored gallery has the same counts and sums and continues from them', async () => {
  const backup = place();
  const manifest = await writeBackup(source.config, backup);
  const other = await gallery();
  await restoreBackup(other.config, backup, { replace: false });
  expect(await keptOf(other)).toEqual(await keptOf(source));
  expect(manifest.files.map((file) => file.path)).toEqual(['media/0a/original.jpg', 'token-secret']);
  expect(manifest.database.sequences).toContainEqual({
    name: 'availability_changes_id_seq',
    value: expect.stringMatching(/^[1-9]\d*$/),
  });
  const restored = await other.open();
  await addArtwork(restored.db, { name: 'After the restore' });
  const text = await rowsOf(restored.db, sql`SELECT 1 FROM search_words WHERE word = 'restore'`);
  expect(text).toHaveLength(1);
  const waiting = sql`SELECT data FROM pgboss.job WHERE name = 'send-mail' AND state = 'created'`;
  expect(await rowsOf(restored.db, waiting)).toHaveLength(1);
  await restored.close();
});

test('a restored gallery repeats no order number, also where other orders existed', async () => {
  const { number } = await addOrder(running.db);
  const backup = place();
  await writeBackup(source.config, backup);
  const used = await gallery();
  const before = await used.open();
  const numbers: number[] = [];
  for (let count = 0; count < 3; count += 1) numbers.push((await addOrder(before.db)).number);
  await before.close();
  await restoreBackup(used.config, backup, { replace: true });
  const after = await used.open();
  expect((await addOrder(after.db)).number).toBe(Math.max(...numbers) + 1);
  await after.close();
  const empty = await gallery();
  await restoreBackup(empty.config, backup, { replace: false });
  const restored = await empty.open();
  expect((await addOrder(restored.db)).number).toBe(number + 1);
  await restored.close();
});

test('a backup contains no sessions', async () => {
  const { database } = await writeBackup(source.config, place());
  const names = database.tables.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['users', 'orders', 'mails', 'search_words']));
  for (const name of ['sessions', 'recoveries', 'rate_limits']) expect(names).not.toContain(name);
});

if (databaseKind === 'postgres') {
  test('a backup moves a gallery to the embedded database and back', async () => {
    const [there, back] = [await gallery('pglite'), await gallery('postgres')];
    const [first, second] = [place(), place()];
    await writeBackup(source.config, first);
    await restoreBackup(there.config, first, { replace: false });
    await writeBackup(there.config, second);
    await restoreBackup(back.config, second, { replace: false });
    const saved = await keptOf(source);
    expect(await keptOf(there)).toEqual(saved);
    expect(await keptOf(back)).toEqual(saved);
  });
}

test('replaces a gallery that has data only with the replace option', async () => {
  const backup = place();
  await writeBackup(source.config, backup);
  const used = await gallery();
  const usedDatabase = await used.open();
  await addArtist(usedDatabase.db, { firstname: 'Nobody' });
  await usedDatabase.close();
  await writePicture(used.config.dataFolder, 'media/0c/original.jpg');
  const refused = restoreBackup(used.config, backup, { replace: false });
  await expect(refused).rejects.toThrow('has files already. Add --replace');
  await rm(path.join(used.config.dataFolder, 'media'), { recursive: true });
  const refusedRows = restoreBackup(used.config, backup, { replace: false });
  await expect(refusedRows).rejects.toThrow('The database has rows already. Add --replace');
  await writePicture(used.config.dataFolder, 'media/0c/original.jpg');
  await restoreBackup(used.config, backup, { replace: true });
  expect(await keptOf(used)).toEqual(await keptOf(source));
});

test('refuses a backup with a damaged file and restores nothing', async () => {
  const backup = place();
  await writeBackup(source.config, backup);
  const other = await gallery();
  for (const name of ['tables/artists.ndjson.gz', 'jobs.ndjson.gz', 'files/media/0a/original.jpg']) {
    const file = path.join(backup, name);
    const whole = await readFile(file);
    await writeFile(file, whole.subarray(0, -1));
    const refused = restoreBackup(other.config, backup, { replace: false });
    await expect(refused).rejects.toThrow(`The backup is damaged: ${file} is missing or has changed.`);
    await rm(file);
    await expect(restoreBackup(other.config, backup, { replace: false })).rejects.toThrow(file);
    await writeFile(file, whole);
  }
  await rm(path.join(backup, 'manifest.json'));
  const unfinished = restoreBackup(other.config, backup, { replace: false });
  await expect(unfinished).rejects.toThrow('There is no finished backup in');
  const untouched = await other.open();
  expect([await untouched.db.$count(artists), await untouched.db.$count(artworks)]).toEqual([0, 0]);
  await untouched.close();
});

test('refuses a backup of another version and restores nothing', async () => {
  const backup = place();
  const manifest = await writeBackup(source.config, backup);
  const migrations = [...manifest.database.migrations, 'of tomorrow'];
  const later = { ...manifest, database: { ...manifest.database, migrations } };
  await writeFile(path.join(backup, 'manifest.json'), JSON.stringify(later));
  const other = await gallery();
  const refused = restoreBackup(other.config, backup, { replace: false });
  await expect(refused).rejects.toThrow('This backup was made by another version of the gallery');
  expect(await savedNames(other.config.dataFolder)).toEqual([]);
});

test('refuses to write a backup into a folder that has files', async () => {
  await expect(writeBackup(source.config, folder)).rejects.toThrow('is not empty. Name a new folder.');
});
