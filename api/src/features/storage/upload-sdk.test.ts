import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { StorageAccess } from '@gallery/shared/contract/storage/storage';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectStorageEmulator,
  getDownloadURL,
  getStorage,
  ref,
  type UploadTask,
  uploadBytesResumable,
} from 'firebase/storage';
import type { OpenDatabase } from '../../db/client';
import { openTestDatabase } from '../../testing/database/test-database';
import { newAdministrator } from '../../testing/gallery/admin-account';
import { jpegOf, pngOf } from '../../testing/gallery/pictures';
import { noisyJpeg } from '../../testing/gallery/uploads';
import { temporaryFolder } from '../../testing/processes/temporary-folder';
import { buildTestApp } from '../../testing/server/test-app';
import { storages, type TestStorage } from '../../testing/storage/storages';

let port: number;

// A browser resolves addresses against its page, which Node lacks.
const plainFetch = globalThis.fetch;
jest
  .spyOn(globalThis, 'fetch')
  .mockImplementation((address, options) =>
    plainFetch(typeof address === 'string' ? new URL(address, `http://127.0.0.1:${port}`) : address, options),
  );

describe.each(storages)('with %s', (name, openStorage) => {
  const folder = temporaryFolder();
  let opened: TestStorage;
  let database: OpenDatabase;
  let app: ReturnType<typeof buildTestApp>;
  let browser: FirebaseApp;

  beforeAll(async () => {
    database = await openTestDatabase();
    opened = await openStorage(path.join(folder, name));
    await start(0);
    const { headers } = await newAdministrator(app, database.db);
    const answer = await app.inject({ method: 'POST', url: '/api/storage/token', headers });
    const access = answer.json<StorageAccess>();
    if (access.storage !== 'embedded') throw new Error('The storage is not embedded.');
    browser = initializeApp({ projectId: 'embedded', storageBucket: access.bucket }, access.token);
    connectStorageEmulator(getStorage(browser), '127.0.0.1', port, { mockUserToken: access.token });
  });
  afterAll(async () => {
    await deleteApp(browser);
    await stop();
    await opened.close();
    await database.close();
  });

  async function start(at: number) {
    app = buildTestApp(database.db, folder, { storage: opened.storage });
    await app.listen({ port: at, host: '127.0.0.1' });
    port = (app.server.address() as AddressInfo).port;
  }

  /** Cuts all connections, as when the process ends. */
  async function stop() {
    const closing = app.close();
    app.server.closeAllConnections();
    await closing;
  }

  const object = (name: string) => ref(getStorage(browser), `images/${name}`);

  async function download(name: string) {
    const answer = await fetch(await getDownloadURL(object(name)));
    return { answer, content: Buffer.from(await answer.arrayBuffer()) };
  }

  /** Resolves when this many bytes have arrived. */
  function received(task: UploadTask, bytes: number): Promise<void> {
    return new Promise((resolve, reject) => {
      task.on('state_changed', ({ bytesTransferred }) => bytesTransferred >= bytes && resolve(), reject);
    });
  }

  test('the SDK uploads a small picture in one request, and the picture is public', async () => {
    const picture = await pngOf(60, 40);
    const { state, metadata } = await uploadBytesResumable(object('small.png'), picture);
    expect(state).toBe('success');
    expect(metadata).toMatchObject({
      fullPath: 'images/small.png',
      contentType: 'image/png',
      size: picture.length,
    });
    const { answer, content } = await download('small.png');
    expect(content.equals(picture)).toBe(true);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('the SDK uploads a large picture in parts', async () => {
    const picture = await noisyJpeg(2_000, 1_500);
    expect(picture.length).toBeGreaterThan(1_000_000);
    await uploadBytesResumable(object('large.jpg'), picture);
    expect((await download('large.jpg')).content.equals(picture)).toBe(true);
  });

  test('a paused upload continues after a restart of the API', async () => {
    const picture = await noisyJpeg(2_400, 1_800);
    const task = uploadBytesResumable(object('paused.jpg'), picture);
    await received(task, 262_144);
    task.pause();
    const at = port;
    await stop();
    await start(at);
    task.resume();
    expect((await task).state).toBe('success');
    expect((await download('paused.jpg')).content.equals(picture)).toBe(true);
  });

  test.each([
    ['a text with the type of a picture', Buffer.from('Only words.'), 422],
    ['a long text', Buffer.alloc(600_000, 'words '), 422],
    ['25 MB', Buffer.alloc(25_000_000), 413],
  ])('the SDK gets a refusal of %s', async (_name, content, status) => {
    const uploading = uploadBytesResumable(object('refused.png'), content, { contentType: 'image/png' });
    await expect(uploading).rejects.toMatchObject({ status });
    const address = getDownloadURL(object('refused.png'));
    await expect(address).rejects.toMatchObject({ code: 'storage/object-not-found' });
  });

  test('refuses another picture under a name that is in use', async () => {
    const picture = await jpegOf(30, 20);
    await uploadBytesResumable(object('mine.jpg'), picture);
    await uploadBytesResumable(object('mine.jpg'), picture);
    const other = uploadBytesResumable(object('mine.jpg'), await jpegOf(20, 30));
    await expect(other).rejects.toMatchObject({ status: 409 });
    expect((await download('mine.jpg')).content.equals(picture)).toBe(true);
  });
});
