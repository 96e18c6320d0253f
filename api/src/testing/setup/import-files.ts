import type { ImportRecord } from '@gallery/shared/contract/collection/imports/import';
import { eq } from 'drizzle-orm';
import { artworks } from '../../features/artworks/artwork.table';
import { runImport } from '../../features/collection/importing/running/run-import';
import { sendImport } from '../gallery/imports';
import { jpegOf } from '../gallery/pictures';
import { addArtist } from '../gallery/records';
import { uploadedPicture } from '../gallery/uploads';
import type { setUpAdminApi } from './setup-api';

const jobs = { send: async () => undefined, sendAll: async () => undefined };
export const header = 'Inv. No,Title,Artist,Price,Description,Dimensions,Shelf';
/** A row of an import by Ifeoma Nwankwo. */
export const line = (number: string, title: string, more = '3.900.000,Bronze.,16 × 22 in,B4') =>
  `${number},${title},Nwankwo Ifeoma,${more}`;

/** Imports files as a curator. There is one picture, and the artist Ifeoma Nwankwo. */
export function importFiles(api: ReturnType<typeof setUpAdminApi>) {
  const { curator } = api;
  let imgUrl = '';
  let files = 0;

  beforeAll(async () => {
    imgUrl = await uploadedPicture(api.app, curator.headers, await jpegOf(60, 40));
    await addArtist(api.db, { firstname: 'Ifeoma', lastname: 'Nwankwo', email: 'ifeoma@artists.example' });
  });

  async function sendFile(...lines: string[]) {
    files += 1;
    const text = [header, ...lines].join('\n');
    const answer = await send(`${files}.csv`, text);
    if (!answer.import) throw new Error(JSON.stringify(answer));
    return { text, id: answer.import?._id as string, record: answer.import as ImportRecord, answer };
  }

  function send(name: string, text: string) {
    return sendImport(api.app, curator.headers, { name, bytes: Buffer.from(text) });
  }

  const at = (id: string) => `/collection/imports/${id}`;
  const read = async (id: string): Promise<ImportRecord> => (await curator.sees(at(id))).import;
  const give = (id: string, name: string) =>
    curator.does('POST', `${at(id)}/pictures`, { name, img_url: imgUrl });
  const run = (id: string) => runImport({ db: api.db, jobs }, id);
  const worksNamed = (name: string) => api.db.select().from(artworks).where(eq(artworks.name, name));

  async function startAndRun(id: string) {
    expect((await curator.does('POST', `${at(id)}/start`, {})).status).toBe(200);
    await run(id);
  }

  return { sendFile, send, at, read, give, run, worksNamed, startAndRun, imgUrl: () => imgUrl };
}
