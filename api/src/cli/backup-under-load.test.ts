// Runs on both databases, because each has its own way of copying.
import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { artists } from '../features/artists/artist.table';
import { newGallery } from '../testing/database/test-gallery';
import { addArtist } from '../testing/gallery/records';
import { temporaryFolder } from '../testing/processes/temporary-folder';
import { waitFor } from '../testing/server/wait-for';
import { writeBackup } from './archive/write-backup';

const folder = temporaryFolder();

test('reads the rows again when a picture disappears during a backup', async () => {
  const gallery = await newGallery(folder);
  const running = await gallery.open();
  const picture = path.join(gallery.config.dataFolder, 'storage/objects/0a/content');
  await mkdir(path.dirname(picture), { recursive: true });
  await writeFile(picture, 'a picture');
  const backup = path.join(folder, 'backup');
  let making: ReturnType<typeof writeBackup> | undefined;
  await running.db.transaction(async (tx) => {
    await tx.execute(sql`LOCK TABLE artists IN ACCESS EXCLUSIVE MODE`);
    making = writeBackup(gallery.config, backup);
    await waitFor(() => access(path.join(backup, 'tables')));
    await addArtist(tx, { firstname: 'After the first look' });
    await rm(path.dirname(picture), { recursive: true });
  });
  const manifest = await making;
  expect(manifest?.files).toEqual([]);
  const saved = manifest?.database.tables.find(({ name }) => name === 'artists');
  expect(saved?.rows).toBe(await running.db.$count(artists));
  await running.close();
  await gallery.remove();
});
