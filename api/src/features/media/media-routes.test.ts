import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { OpenDatabase } from '../../db/client';
import { openTestDatabase } from '../../testing/database/test-database';
import { jpegOf } from '../../testing/gallery/pictures';
import { temporaryFolder } from '../../testing/processes/temporary-folder';
import { buildTestApp } from '../../testing/server/test-app';
import { storages, type TestStorage } from '../../testing/storage/storages';

describe.each(storages)('with %s', (_name, openStorage) => {
  const folder = temporaryFolder();
  let opened: TestStorage;
  let database: OpenDatabase;
  let app: FastifyInstance;
  let original: Buffer;
  let hash: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    opened = await openStorage(folder);
    const { media } = opened;
    app = buildTestApp(database.db, folder, { media });
    original = await jpegOf(400, 300);
    ({ hash } = await opened.savePicture(original));
    await writeFile(path.join(folder, 'secret.jpg'), 'not for visitors');
  });
  afterAll(async () => {
    await app.close();
    await opened.close();
    await database.close();
  });

  test('serves the original bytes with an immutable cache header', async () => {
    const answer = await app.inject(`/api/media/${hash}/original.jpg`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/jpeg',
      'content-length': String(original.length),
      'x-content-type-options': 'nosniff',
    });
    expect(answer.rawPayload.equals(original)).toBe(true);
  });

  test('makes the picture of shared links once, for ten requests at a time: the whole work on a mat', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => app.inject(`/api/media/${hash}/share.jpg`)),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const [first] = answers;
    expect(answers.every(({ rawPayload }) => first?.rawPayload.equals(rawPayload))).toBe(true);
    const { width, height, format } = await sharp(first?.rawPayload).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
    const corner = sharp(first?.rawPayload).extract({ left: 0, top: 0, width: 1, height: 1 });
    expect([...(await corner.raw().toBuffer())].every((channel) => channel > 220)).toBe(true);
    expect((await app.inject(`/api/media/${'0'.repeat(32)}/share.jpg`)).statusCode).toBe(404);
    expect((await opened.mediaNames(hash)).filter((file) => file.endsWith('.jpg')).toSorted()).toEqual([
      'original.jpg',
      'share.jpg',
    ]);
  });

  test('allows another origin to show the picture, as webmail does', async () => {
    const { headers } = await app.inject(`/api/media/${hash}/320.webp`);
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  test.each([
    ['320.avif', 'image/avif', 'heif'],
    ['320.webp', 'image/webp', 'webp'],
  ])('serves %s as %s', async (file, type, format) => {
    const answer = await app.inject(`/api/media/${hash}/${file}`);
    expect(answer.headers['content-type']).toBe(type);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 320, format });
  });

  test('serves a tile with the same cache header as a picture', async () => {
    const answer = await app.inject(`/api/media/${hash}/tiles/full/400,300/0/default.webp`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 400, format: 'webp' });
  });

  test('answers with the original while the smaller pictures are in progress', async () => {
    const file = path.join(folder, 'coming.jpg');
    await writeFile(file, original);
    const coming = new Map([['1'.repeat(32), file]]);
    const early = buildTestApp(database.db, folder, { media: opened.media, comingPictures: coming });
    for (const name of ['320.avif', 'original.jpg']) {
      const answer = await early.inject(`/api/media/${'1'.repeat(32)}/${name}`);
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'image/jpeg' });
      expect(answer.rawPayload.equals(original)).toBe(true);
    }
    const tile = await early.inject(`/api/media/${'1'.repeat(32)}/tiles/full/400,300/0/default.webp`);
    expect(tile.statusCode).toBe(404);
    await early.close();
  });

  test('answers HEAD with the size and without a body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: `/api/media/${hash}/original.jpg` });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-length']).toBe(String(original.length));
    expect(answer.body).toBe('');
  });

  test.each([
    () => `${hash}/640.avif`,
    () => `${hash}/original.png`,
    () => `${hash}/picture.json`,
    () => `${hash}/`,
    () => `${hash}/tiles/info.json`,
    () => `${hash}/tiles/full/400,301/0/default.webp`,
    () => `${hash}/tiles/../../secret.jpg`,
    () => `${hash}/tiles/full/400,300/0/..%2f..%2fdefault.webp`,
    () => `${hash}/..%2f..%2fsecret.jpg`,
    () => `${hash}/../../secret.jpg`,
    () => `${hash}/%00.avif`,
    () => `${hash}/320.avif%00`,
    () => `${hash}/toString`,
    () => `${hash.toUpperCase()}/320.avif`,
    () => `..%2f${'a'.repeat(29)}/320.avif`,
    () => '%2e%2e/secret.jpg',
    () => `${'0'.repeat(32)}/320.avif`,
    () => 'nothing/320.avif',
  ])('answers 404 for any other address (%#)', async (address) => {
    const answer = await app.inject(`/api/media/${address()}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({ message: expect.stringMatching(/at this address\.$/) });
  });
});
