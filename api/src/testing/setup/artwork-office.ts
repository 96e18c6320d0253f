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

type ArtworkOffice = {
  database: OpenDatabase;
  app: ReturnType<typeof buildTestApp>;
  curator: Awaited<ReturnType<typeof newAdministrator>>;
  artist: typeof artists.$inferSelect;
  imgUrl: string;
  /** The jobs that the API queued in this test. */
  sent: unknown[];
  /** What the form of the back office sends for a new work. */
  form: () => Record<string, string>;
};

/** Gives the tests of a file an API with a curator, a picture, and, in each test, one artist without works. */
export function artworkOffice(): ArtworkOffice {
  const folder = temporaryFolder();
  const prepared: Partial<ArtworkOffice> = { sent: [], form };
  const office = prepared as ArtworkOffice;

  beforeAll(async () => {
    office.database = await openTestDatabase();
    const { db } = office.database;
    const jobs = {
      send: async (_tx: unknown, { name }: { name: string }, data: unknown) =>
        void office.sent.push([name, data]),
      sendAll: async () => {},
    };
    office.app = buildTestApp(db, path.join(folder, 'media'), { jobs });
    office.curator = await newAdministrator(office.app, db);
    office.imgUrl = await uploadedPicture(office.app, office.curator.headers, await jpegOf(60, 40));
  });
  afterAll(async () => {
    await office.app.close();
    await office.database.close();
  });
  beforeEach(async () => {
    const { db } = office.database;
    office.sent.length = 0;
    await db.delete(artworks);
    await db.delete(artists);
    office.artist = await addArtist(db, { email: 'Sade@artists.example' });
  });
  return office;

  function form() {
    return {
      img_url: office.imgUrl,
      name_of_artwork: 'Lagoon in Starch',
      artist_email: 'sade@artists.example',
      price: '250000',
      description: 'Blue upon blue.',
    };
  }
}
