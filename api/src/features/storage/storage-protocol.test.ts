import path from 'node:path';
import { crc32 } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { OpenDatabase } from '../../db/client';
import { openTestDatabase } from '../../testing/database/test-database';
import { bearer, signUp } from '../../testing/gallery/accounts';
import { newAdministrator } from '../../testing/gallery/admin-account';
import { jpegOf, pngOf } from '../../testing/gallery/pictures';
import { step, upload, uploadAuthorization, uploadedPicture } from '../../testing/gallery/uploads';
import { temporaryFolder } from '../../testing/processes/temporary-folder';
import { buildTestApp } from '../../testing/server/test-app';
import { storages, type TestStorage } from '../../testing/storage/storages';
import { users } from '../users/user.table';

describe.each(storages)('with %s', (name, openStorage) => {
  const folder = temporaryFolder();
  let opened: TestStorage;
  let database: OpenDatabase;
  let app: ReturnType<typeof buildTestApp>;
  let headers: { authorization: string };
  let authorization: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    opened = await openStorage(path.join(folder, name));
    app = buildTestApp(database.db, folder, { storage: opened.storage });
    ({ headers } = await newAdministrator(app, database.db));
    authorization = await uploadAuthorization(app, headers);
  });
  afterAll(async () => {
    await app.close();
    await opened.close();
    await database.close();
  });

  const plainRed = { width: 20, height: 10, channels: 3 as const, background: 'red' };
  const notAnImage = 'Please select an Image file(png or jpeg)';

  const tooManyPixels = 'The image has more than 60 megapixels. Please select a smaller one.';

  const token = (of: { authorization?: string }) =>
    app.inject({ method: 'POST', url: '/api/storage/token', headers: of });

  test('only an administrator gets an upload token', async () => {
    expect((await token({})).statusCode).toBe(401);
    expect((await token(bearer((await signUp(app)).token))).statusCode).toBe(403);
    const answer = await token(headers);
    expect(answer.json()).toEqual({ storage: 'embedded', bucket: 'uli-gallery', token: expect.any(String) });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('an upload token only uploads, and a session token does not upload', async () => {
    const asSession = { authorization: authorization.replace('Firebase', 'Bearer') };
    expect((await token(asSession)).statusCode).toBe(401);
    const asStorage = headers.authorization.replace('Bearer', 'Firebase');
    for (const wrong of ['', 'Firebase ', 'Firebase owner', headers.authorization, asStorage]) {
      expect((await upload(app, wrong, await jpegOf(20, 10))).statusCode).toBe(401);
    }
  });

  test('refuses an upload after a logout or without an administrator’s role', async () => {
    const leaving = await newAdministrator(app, database.db);
    const granted = await uploadAuthorization(app, leaving.headers);
    await leaving.does('POST', '/auth/logout');
    expect((await upload(app, granted, await jpegOf(20, 10))).statusCode).toBe(401);
    const demoted = await newAdministrator(app, database.db);
    const still = await uploadAuthorization(app, demoted.headers);
    await database.db.update(users).set({ role: 'customer' }).where(eq(users.id, demoted.user._id));
    expect((await upload(app, still, await jpegOf(20, 10))).statusCode).toBe(403);
  });

  test.each([
    'a.jpg',
    'images/',
    'images/a/b.jpg',
    '../a.jpg',
    'images/../a.jpg',
    'images/..',
    'images/a\\b',
    '',
  ])('refuses an upload as %j', async (name) => {
    expect((await upload(app, authorization, await jpegOf(20, 10), name)).statusCode).toBe(403);
  });

  test.each<[string, () => Promise<Buffer>, number, string]>([
    ['words', async () => Buffer.from('Only words.'), 422, notAnImage],
    ['nothing', async () => Buffer.alloc(0), 422, notAnImage],
    ['a GIF', () => sharp({ create: plainRed }).gif().toBuffer(), 422, notAnImage],
    [
      'an SVG with a script',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      422,
      notAnImage,
    ],
    ['half a JPEG', async () => (await jpegOf(400, 300)).subarray(0, 500), 422, notAnImage],
    ['the head of a PNG', async () => (await pngOf(400, 300)).subarray(0, 60), 422, notAnImage],
    ['a few bytes that unpack to 3600 megapixels', () => pngThatClaims(60_000, 60_000), 422, tooManyPixels],
    ['a few bytes that unpack to 64 megapixels', () => pngThatClaims(8_000, 8_000), 422, tooManyPixels],
  ])('refuses to upload %s', async (_name, content, status, message) => {
    const answer = await upload(app, authorization, await content());
    expect({ status: answer.statusCode, ...answer.json() }).toMatchObject({ status, message });
  });

  /** Makes a file of a few bytes whose head claims a large picture. */
  async function pngThatClaims(width: number, height: number): Promise<Buffer> {
    const picture = await pngOf(20, 10);
    picture.writeUInt32BE(width, 16);
    picture.writeUInt32BE(height, 20);
    picture.writeUInt32BE(crc32(picture.subarray(12, 29)), 29);
    return picture;
  }

  test('answers repeat neither the origin nor the host of a request', async () => {
    const foreign = { origin: 'https://evil.example', host: 'evil.example' };
    const begun = await app.inject({
      ...step(authorization, '/v0/b/uli-gallery/o?name=images/origin.jpg', 'start', {
        headers: { ...foreign, 'x-goog-upload-header-content-length': '100' },
      }),
    });
    expect(begun.headers['x-goog-upload-url']).toMatch(/^\/v0\/b\/uli-gallery\/o\?/);
    const requested = await app.inject({ method: 'OPTIONS', url: '/v0/b/uli-gallery/o', headers: foreign });
    for (const { headers: sent } of [begun, requested]) {
      expect(JSON.stringify(sent)).not.toContain('evil.example');
      expect(Object.keys(sent).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  test('an upload in parts is interrupted, queried, and resumed', async () => {
    const picture = await jpegOf(300, 200);
    const begun = await start('images/parts.jpg', picture.length);
    expect(begun.headers['x-goog-upload-status']).toBe('active');
    const url = String(begun.headers['x-goog-upload-url']);
    const part = (command: string, offset: number, payload: Buffer) =>
      app.inject(
        step(authorization, url, command, { headers: { 'x-goog-upload-offset': `${offset}` }, payload }),
      );
    await part('upload', 0, picture.subarray(0, 500));
    expect((await part('upload', 700, picture.subarray(700))).statusCode).toBe(400);
    expect((await part('upload', 500, Buffer.alloc(picture.length))).statusCode).toBe(413);
    const requested = await app.inject(step(authorization, url, 'query'));
    expect(requested.headers).toMatchObject({
      'x-goog-upload-status': 'active',
      'x-goog-upload-size-received': '500',
    });
    const done = await part('upload, finalize', 500, picture.subarray(500));
    expect(done.headers['x-goog-upload-status']).toBe('final');
    const secondAnswer = await app.inject(step(authorization, url, 'query'));
    expect(secondAnswer.headers['x-goog-upload-status']).toBe('final');
    const { downloadTokens } = done.json();
    const shown = await app.inject(
      `/v0/b/uli-gallery/o/images%2Fparts.jpg?alt=media&token=${downloadTokens}`,
    );
    expect(shown.rawPayload.equals(picture)).toBe(true);
  });

  function start(name: string, bytes: number | string) {
    const headers = {
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-header-content-length': `${bytes}`,
      'content-type': 'application/json',
    };
    const url = `/v0/b/uli-gallery/o?name=${encodeURIComponent(name)}`;
    return app.inject(step(authorization, url, 'start', { headers, payload: Buffer.from('{}') }));
  }

  test.each(['', '-1', '1.5', 'many', '1e99', 'NaN'])('refuses an upload of %j bytes', async (bytes) => {
    expect((await start('images/a.jpg', bytes)).statusCode).toBe(400);
  });

  test('answers 404 for an upload that another administrator started', async () => {
    const begun = await start('images/theirs.jpg', 100);
    const url = String(begun.headers['x-goog-upload-url']);
    const other = await uploadAuthorization(app, (await newAdministrator(app, database.db)).headers);
    expect((await app.inject(step(other, url, 'query'))).statusCode).toBe(404);
    expect((await app.inject(step(authorization, url, 'query'))).statusCode).toBe(200);
    await app.inject(step(authorization, url, 'cancel'));
    expect((await app.inject(step(authorization, url, 'query'))).statusCode).toBe(404);
  });

  test('serves a picture at its complete address only', async () => {
    const address = await uploadedPicture(app, headers, await jpegOf(20, 10));
    expect((await app.inject(address)).statusCode).toBe(200);
    const [place = ''] = address.split('&token=');
    for (const other of [
      place,
      `${place}&token=x`,
      address.replace('uli-gallery', 'other'),
      `${place}&token=%00`,
    ]) {
      expect((await app.inject(other)).statusCode).toBe(404);
    }
    expect((await app.inject(place.replace('?alt=media', ''))).statusCode).toBe(401);
  });

  test.each([
    '/v0/b/uli-gallery/o/%00?alt=media',
    '/v0/b/uli-gallery/o/images%2F..%2Fa?alt=media',
    '/v0/b/x/o/y',
  ])('refuses %s', async (url) => {
    expect([400, 401, 404]).toContain((await app.inject(url)).statusCode);
  });

  test.each([
    'multipart/related',
    'multipart/related; boundary=x',
    'multipart/related; boundary=(',
    'text/plain',
  ])('refuses an invalid body of type %s', async (type) => {
    const sent = { authorization, 'x-goog-upload-protocol': 'multipart', 'content-type': type };
    const url = '/v0/b/uli-gallery/o?name=images%2Fa.jpg';
    for (const payload of ['', '--x', '--x\r\n\r\n--x--', '--x\r\n--x\r\n\r\n\r\n']) {
      expect((await app.inject({ method: 'POST', url, headers: sent, payload })).statusCode).toBe(400);
    }
    const huge = { method: 'POST' as const, url, headers: sent, payload: Buffer.alloc(1_100_000) };
    expect((await app.inject(huge)).statusCode).toBe(413);
  });
});
