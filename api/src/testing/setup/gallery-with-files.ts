import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { artists } from '../../features/artists/artist.table';
import { type Gallery, newGallery } from '../database/test-gallery';
import { addArtist } from '../gallery/records';

type Held = { artist: string; files: Record<string, string | Buffer> };

/** Makes a gallery below `folder` with one artist and these files in its data folder. The caller removes it. */
export async function galleryWithFiles(folder: string, { artist, files }: Held): Promise<Gallery> {
  const made = await newGallery(folder);
  const database = await made.open();
  await addArtist(database.db, { firstname: artist });
  await database.close();
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(made.config.dataFolder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return made;
}

export async function artistsOf(gallery: Gallery): Promise<string[]> {
  const database = await gallery.open();
  const rows = await database.db.select({ firstname: artists.firstname }).from(artists);
  await database.close();
  return rows.map(({ firstname }) => firstname);
}
