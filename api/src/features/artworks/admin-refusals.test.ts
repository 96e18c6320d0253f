import path from 'node:path';
import type { OpenDatabase } from '../../db/client';
import { openTestDatabase } from '../../testing/database/test-database';
import { bearer, signUp } from '../../testing/gallery/accounts';
import { newAdministrator } from '../../testing/gallery/admin-account';
import { jpegOf } from '../../testing/gallery/pictures';
import { addArtist, addArtwork } from '../../testing/gallery/records';
import { uploadedPicture } from '../../testing/gallery/uploads';
import { temporaryFolder } from '../../testing/processes/temporary-folder';
import { invalidBodies, invalidTexts, unusualTexts } from '../../testing/requests/bad-inputs';
import { buildTestApp } from '../../testing/server/test-app';
import { artists } from '../artists/artist.table';
import { artworks } from './artwork.table';

const folder = temporaryFolder();
let database: OpenDatabase;
let app: ReturnType<typeof buildTestApp>;
let headers: { authorization: string };
let leaver: { authorization: string };
let customer: { authorization: string };
let good: Record<string, Record<string, unknown>>;

beforeAll(async () => {
  database = await openTestDatabase();
  app = buildTestApp(database.db, path.join(folder, 'media'));
  ({ headers } = await newAdministrator(app, database.db));
  customer = bearer((await signUp(app)).token);
  const leaving = await newAdministrator(app, database.db);
  await leaving.does('POST', '/auth/logout');
  leaver = leaving.headers;
  const { id, email } = await addArtist(database.db);
  const work = await addArtwork(database.db, { artistId: id });
  const img_url = await uploadedPicture(app, headers, await jpegOf(20, 10));
  const shown = { artist_bio: 'Born in Lagos.', artist_statement: 'I paint.' };
  const artist = { firstname: 'Sade', lastname: 'Bello', email, mobile: '08030000000', ...shown };
  const artwork = { img_url, name_of_artwork: 'Dust', artist_email: email, price: 1, description: 'Red.' };
  good = { artist, artwork };
  forms = [
    ['POST', '/api/artist/create', artist],
    ['PUT', `/api/artist/artist/${id}`, { ...artist, version: 1 }],
    ['POST', '/api/artwork/create', artwork],
    ['PUT', `/api/artwork/${work.id}`, { ...artwork, version: 1 }],
  ];
});
afterAll(async () => {
  await app.close();
  await database.close();
});

type Form = ['POST' | 'PUT', string, Record<string, unknown>];
let forms: Form[];
const indexes = [0, 1, 2, 3];

function send([method, url]: Form, body: object | string, as = headers) {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  return app.inject({ method, url, payload, headers: { ...as, 'content-type': 'application/json' } });
}

async function state() {
  return [await database.db.select().from(artists), await database.db.select().from(artworks)];
}

describe.each(indexes)('form %#', (index) => {
  const form = () => forms[index] as Form;

  test('only an administrator can send it', async () => {
    const before = await state();
    expect((await send(form(), form()[2], { authorization: '' })).statusCode).toBe(401);
    expect((await send(form(), form()[2], leaver)).statusCode).toBe(401);
    expect((await send(form(), form()[2], customer)).statusCode).toBe(403);
    expect((await send(form(), '{', customer)).statusCode).toBe(403);
    expect(await state()).toEqual(before);
  });

  /** In the specification, an edit of an artist has no version. */
  const mayBeLeftOut = (name: string, bad: unknown) =>
    form()[1].startsWith('/api/artist/artist/') && name === 'version' && bad === undefined;

  test('refuses a required field that is missing, empty, or not a text', async () => {
    const before = await state();
    for (const [field, value] of Object.keys(form()[2]).flatMap((name) =>
      invalidTexts.filter((bad) => !mayBeLeftOut(name, bad)).map((bad) => [name, bad] as const),
    )) {
      // A work without an artist may keep an empty address; any other work may not.
      const answer = await send(form(), { ...form()[2], [field]: value });
      expect({ field, value, status: answer.statusCode }).toEqual({ field, value, status: 422 });
      expect(Object.keys(answer.json().errors)).toEqual([field]);
    }
    expect(await state()).toEqual(before);
  });

  test('answers no unusual text with a server error', async () => {
    for (const field of Object.keys(form()[2])) {
      for (const text of unusualTexts) {
        const answer = await send(form(), { ...form()[2], [field]: text });
        expect({ field, text, is5xx: answer.statusCode >= 500 }).toEqual({ field, text, is5xx: false });
      }
    }
  });

  test('refuses a body that is not a valid form', async () => {
    for (const body of [...invalidBodies, JSON.stringify({ firstname: 'a'.repeat(1_100_000) })]) {
      expect([400, 413, 422]).toContain((await send(form(), body)).statusCode);
    }
  });
});

test.each<[string, unknown, string]>([
  ['price', '0', 'price must be a whole number of naira'],
  ['price', '-5', 'price must be a whole number of naira'],
  ['price', '1.5', 'price must be a whole number of naira'],
  ['price', '1000000001', 'price must be a whole number of naira'],
  ['price', 'cheap', 'price must be a whole number of naira'],
  ['type_of_artwork', 'Photograph', 'type must be one of Painting, Digital Painting, Sculpture'],
  ['artist_email', 'sade', 'Artist email is not valid'],
  ['name_of_artwork', 'a'.repeat(201), 'Artwork name is too long'],
  ['description', 'a'.repeat(10_001), 'description is too long'],
])('refuses to publish a work with the %s %j', async (field, value, message) => {
  const answer = await send(forms[2] as Form, { ...good.artwork, [field]: value });
  expect({ status: answer.statusCode, ...answer.json() }).toEqual({
    status: 422,
    message,
    errors: { [field]: message },
  });
});

test.each<[string, unknown]>([
  ['year', '98'],
  ['year', 'long ago'],
  ['year', '2101'],
  ['height_cm', '0'],
  ['width_cm', '10001'],
  ['depth_cm', 'deep'],
  ['framed', 'perhaps'],
  ['signed', 1],
  ['materials', 'a'.repeat(201)],
  ['condition', 'a'.repeat(201)],
  ['visual_description', 'a'.repeat(1_001)],
])('refuses to change a work to the %s %j', async (field, value) => {
  const answer = await send(forms[3] as Form, { ...good.artwork, version: 1, [field]: value });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().errors)).toEqual([field]);
});
