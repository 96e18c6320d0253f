import path from 'node:path';
import type { OpenDatabase } from '../../db/client';
import { artists } from '../../features/artists/artist.table';
import { artworks } from '../../features/artworks/artwork.table';
import { openTestDatabase } from '../database/test-database';
import { newAdministrator } from '../gallery/admin-account';
import { jpegOf } from '../gallery/pictures';
import { addArtist } from '../gallery/records';
import { uploadedPicture } from '../gallery/uploads';
import { temporaryFolder } from '../processes/temporary-folder';
import { buildTestApp } from '../server/test-app';

type ArtworkApi = {
  database: OpenDatabase;
  app: ReturnType<typeof buildTestApp>;
  curator: Awaited<ReturnType<typeof newAdministrator>>;
  artist: typeof artists.$inferSelect;
  imgUrl: string;
  sent: unknown[];
  form: () => Record<string, string>;
};

/** Gives the tests of a file an API with a curator, a picture, and, in each test, one artist without works. */
export function setUpArtworkApi(): ArtworkApi {
  const folder = temporaryFolder();
  const prepared: Partial<ArtworkApi> = { sent: [], form };
  const api = prepared as ArtworkApi;

  beforeAll(async () => {
    api.database = await openTestDatabase();
    const { db } = api.database;
    const jobs = {
      send: async (_tx: unknown, { name }: { name: string }, data: unknown) =>
        void api.sent.push([name, data]),
      sendAll: async () => {},
    };
    api.app = buildTestApp(db, path.join(folder, 'media'), { jobs });
    api.curator = await newAdministrator(api.app, db);
    api.imgUrl = await uploadedPicture(api.app, api.curator.headers, await jpegOf(60, 40));
  });
  afterAll(async () => {
    await api.app.close();
    await api.database.close();
  });
  beforeEach(async () => {
    const { db } = api.database;
    api.sent.length = 0;
    await db.delete(artworks);
    await db.delete(artists);
    api.artist = await addArtist(db, { email: 'Sade@artists.example' });
  });
  return api;

  function form() {
    return {
      img_url: api.imgUrl,
      name_of_artwork: 'Lagoon in Starch',
      artist_email: 'sade@artists.example',
      price: '250000',
      description: 'Blue upon blue.',
    };
  }
}
