// Runs on both databases, because a backup of one restores into the other.
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { lockKeys } from '../../db/advisory-lock';
import { claimAlone, claimTogether } from '../../db/postgres/claim';
import { type Gallery, newGallery } from '../../testing/database/test-gallery';
import { databaseKind } from '../../testing/processes/config';
import { temporaryFolder } from '../../testing/processes/temporary-folder';
import { waitFor } from '../../testing/server/wait-for';
import { artistsOf, galleryWithFiles } from '../../testing/setup/gallery-with-files';
import type { Manifest } from './manifest';
import { restoreBackup } from './restore-backup';
import { savedNames } from './saved-files';
import { writeBackup } from './write-backup';

jest.setTimeout(180_000);

const folder = temporaryFolder();
const galleries: Gallery[] = [];
let backup: string;

beforeAll(async () => {
  const source = await gallery({ artist: 'Kept', secret: 'the secret of the backup' });
  backup = path.join(folder, 'backup');
  await writeBackup(source.config, backup);
});
afterAll(async () => {
  for (const one of galleries) await one.remove();
});

async function gallery({ artist, secret }: { artist: string; secret: string }): Promise<Gallery> {
  const files = { [`media/${artist}/original.jpg`]: artist, 'token-secret': secret };
  const made = await galleryWithFiles(folder, { artist, files });
  galleries.push(made);
  return made;
}

const secretOf = ({ config }: Gallery) => readFile(path.join(config.dataFolder, 'token-secret'), 'utf8');

test('a failed restore keeps the rows and the files of the gallery', async () => {
  const used = await gallery({ artist: 'Standing', secret: 'the standing secret' });
  const database = await used.open();
  await database.db.execute(sql`ALTER TABLE artists ADD CONSTRAINT standing CHECK (firstname = 'Standing')`);
  await database.close();
  await expect(restoreBackup(used.config, backup, { replace: true })).rejects.toThrow();
  expect(await artistsOf(used)).toEqual(['Standing']);
  expect(await secretOf(used)).toBe('the standing secret');
  expect(await savedNames(used.config.dataFolder)).toEqual(['media/Standing/original.jpg', 'token-secret']);
  expect(await readdir(used.config.dataFolder)).not.toContain('restoring');
  const repaired = await used.open();
  await repaired.db.execute(sql`ALTER TABLE artists DROP CONSTRAINT standing`);
  await repaired.close();
  await restoreBackup(used.config, backup, { replace: true });
  expect(await artistsOf(used)).toEqual(['Kept']);
  expect(await secretOf(used)).toBe('the secret of the backup');
  expect(await savedNames(used.config.dataFolder)).toEqual(['media/Kept/original.jpg', 'token-secret']);
});

test('restores a backup without a statement timeout', async () => {
  const used = await gallery({ artist: 'Standing', secret: 'the standing secret' });
  const database = await used.open();
  await database.db.execute(
    sql`ALTER TABLE artists ADD CONSTRAINT unlimited CHECK (current_setting('statement_timeout') = '0') NOT VALID`,
  );
  await database.close();
  await restoreBackup(used.config, backup, { replace: true });
  expect(await artistsOf(used)).toEqual(['Kept']);
});

test('refuses to restore a backup while the gallery runs', async () => {
  const used = await gallery({ artist: 'Standing', secret: 'the standing secret' });
  const { databaseUrl } = used.config;
  const running = databaseUrl ? await claimTogether(databaseUrl) : await used.open();
  const stop = () => ('release' in running ? running.release() : running.close());
  const refused = restoreBackup(used.config, backup, { replace: true });
  await expect(refused).rejects.toThrow(/^(The gallery runs on this database|Another process already uses)/);
  await stop();
  expect(await artistsOf(used)).toEqual(['Standing']);
  await restoreBackup(used.config, backup, { replace: true });
  expect(await artistsOf(used)).toEqual(['Kept']);
});

if (databaseKind === 'postgres') {
  test('detects a running gallery again after it loses its connection', async () => {
    const used = await newGallery(folder);
    galleries.push(used);
    const url = used.config.databaseUrl ?? '';
    const running = await claimTogether(url);
    const database = await used.open();
    const ofThisDatabase = sql`database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
    const holders = sql`FROM pg_locks WHERE locktype = 'advisory' AND objid = ${lockKeys.inUse} AND ${ofThisDatabase}`;
    await database.db.execute(sql`SELECT pg_terminate_backend(pid) ${holders}`);
    await waitFor(() => expect(claimAlone(url).then((claim) => claim.release())).rejects.toThrow());
    await running.release();
    await database.close();
  });

  test('refuses to start a gallery while a restore runs', async () => {
    const used = await newGallery(folder);
    galleries.push(used);
    const url = used.config.databaseUrl ?? '';
    const restoring = await claimAlone(url);
    await expect(claimTogether(url)).rejects.toThrow('A backup is being restored to this database.');
    await restoring.release();
    await (await claimTogether(url)).release();
  });
}

test.each([
  ['a file outside', { path: '../../outside' }, {}],
  ['a file outside of what is kept', { path: 'media/../db/data' }, {}],
  ['an absolute file', { path: '/tmp/outside' }, {}],
  ['a file of the database', { path: 'db/data' }, {}],
  ['a table outside', {}, { name: '../../outside' }],
])('refuses a backup that names %s', async (_what, file, table) => {
  const unexpected = path.join(folder, randomUUID());
  await mkdir(unexpected);
  const manifest: Manifest = JSON.parse(await readFile(path.join(backup, 'manifest.json'), 'utf8'));
  Object.assign(manifest.files[0] ?? {}, file);
  Object.assign(manifest.database.tables[0] ?? {}, table);
  await writeFile(path.join(unexpected, 'manifest.json'), JSON.stringify(manifest));
  const used = await newGallery(folder);
  galleries.push(used);
  const refused = restoreBackup(used.config, unexpected, { replace: true });
  await expect(refused).rejects.toThrow('which does not belong to a gallery. Nothing was restored.');
});

test('refuses a backup that lacks a table', async () => {
  const manifest: Manifest = JSON.parse(await readFile(path.join(backup, 'manifest.json'), 'utf8'));
  const { tables } = manifest.database;
  const left = { ...manifest, database: { ...manifest.database, tables: tables.slice(1) } };
  await writeFile(path.join(backup, 'manifest.json'), JSON.stringify(left));
  const used = await newGallery(folder);
  galleries.push(used);
  const refused = restoreBackup(used.config, backup, { replace: true });
  await expect(refused).rejects.toThrow('made by another version of the gallery');
});
