import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { SignedInAnswer } from '@gallery/shared/contract/account/user';
import type { StorageAccess } from '@gallery/shared/contract/storage/storage';
import { openDatabase } from '../../db/open-database';
import { copyServerDatabase } from '../../testing/database/test-database';
import { smallDiskOf, withinSmallDisk } from '../../testing/faults/small-disk';
import { bearer, signUpForm } from '../../testing/gallery/accounts';
import { addArtwork, samplePrice } from '../../testing/gallery/records';
import { noisyJpeg } from '../../testing/gallery/uploads';
import { databaseKind } from '../../testing/processes/config';
import { startProgram, type TestProgram } from '../../testing/processes/start-program';
import { temporaryFolder } from '../../testing/processes/temporary-folder';

jest.setTimeout(60_000);

const administrator = { email: 'curator@gallery.example', password: 'correct horse battery staple' };
const folder = temporaryFolder();
const refused = {
  status: 503,
  body: { message: 'The gallery cannot save files at the moment. Please try again later.' },
};

// The embedded database lies on the same disk. Only Linux mounts disks for one process.
if (databaseKind === 'postgres' && process.platform === 'linux') {
  let server: Awaited<ReturnType<typeof copyServerDatabase>>;
  let database: Awaited<ReturnType<typeof openDatabase>>;
  let api: TestProgram;
  let origin: string;
  let disk: ReturnType<typeof smallDiskOf>;
  let authorization: string;
  let picture: Buffer;
  let settings: Record<string, string>;

  beforeAll(async () => {
    server = await copyServerDatabase();
    database = await openDatabase({ url: server.url });
    settings = {
      PORT: '0',
      DEMO_COLLECTION: 'off',
      LOG_LEVEL: 'silent',
      HOLD_SHARE: '100',
      RATE_LIMIT_HOLD_PER_NETWORK: '1000/day',
      DATA_DIR: folder,
      DATABASE_URL: server.url,
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    };
    api = startProgram('server/server.ts', settings, [], withinSmallDisk(folder, 3_000));
    origin = `http://127.0.0.1:${await api.waitForMessage('port')}`;
    await api.waitForMessage('ready');
    disk = smallDiskOf(api, folder);
    const { token } = (await post<SignedInAnswer>('/api/auth/login', administrator)).body.data;
    const access = await post<StorageAccess>('/api/storage/token', {}, bearer(token));
    authorization = `Firebase ${access.body.token}`;
    picture = await noisyJpeg(1_000, 900);
  });
  afterEach(async () => {
    await disk.remount('rw');
    await disk.empty();
  });
  afterAll(async () => {
    api.process.kill('SIGTERM');
    expect(await api.exit).toEqual({ code: 0, stderr: '' });
    await database.close();
    await server.drop();
  });

  test('refuses an upload to a full disk, keeps no part of it, and accepts it when there is room', async () => {
    expect(picture.length).toBeGreaterThan(200_000);
    await disk.fill(100_000);
    expect(await upload()).toEqual(refused);
    await disk.fill(0);
    expect(await upload()).toEqual(refused);
    expect(await start(picture.length)).toMatchObject(refused);
    expect(await disk.names('storage')).toEqual(
      expect.not.arrayContaining([expect.stringMatching(/content|json/)]),
    );
    await disk.empty();
    expect((await upload()).status).toBe(200);
  });

  test('continues an upload in parts after the disk was full', async () => {
    await disk.fill(100_000);
    const { url } = await start(picture.length);
    expect(await part(url, 'upload, finalize', 0)).toMatchObject(refused);
    const { received } = await part(url, 'query');
    expect(received).toBeLessThan(picture.length);
    await disk.empty();
    const finished = await part(url, 'upload, finalize', received);
    expect(finished.status).toBe(200);
    const { name, downloadTokens } = finished.body as { name: string; downloadTokens: string };
    const shown = await fetch(
      `${origin}/v0/b/uli-gallery/o/${encodeURIComponent(name)}?alt=media&token=${downloadTokens}`,
    );
    expect(Buffer.from(await shown.arrayBuffer()).equals(picture)).toBe(true);
  });

  test.each([
    ['full', () => disk.fill(0)],
    ['read only', () => disk.remount('ro')],
  ])('sells works, shows pictures, and refuses uploads while the disk is %s', async (_, harm) => {
    const { body } = await upload();
    const { name, downloadTokens } = body as { name: string; downloadTokens: string };
    const address = `/v0/b/uli-gallery/o/${encodeURIComponent(name)}?alt=media&token=${downloadTokens}`;
    const { id: artwork_id } = await addArtwork(database.db);
    const buyer = bearer((await post<SignedInAnswer>('/api/auth/register', signUpForm())).body.data.token);
    await harm();
    expect(await upload()).toEqual(refused);
    for (const seen of [address, `/api/artwork/${artwork_id}`, '/api/health'])
      expect({ seen, status: (await fetch(`${origin}${seen}`)).status }).toEqual({ seen, status: 200 });
    const order = { artwork_id, address: '12 Uli Close, Ikoyi', price: samplePrice };
    expect((await post('/api/order/create', order, buyer)).status).toBe(201);
    await disk.remount('rw');
    await disk.empty();
    expect((await upload()).status).toBe(200);
  });

  test.each([folder, path.join(folder, 'below')])(
    'a start on a read-only disk ends with a sentence (%s)',
    async (place) => {
      const within = withinSmallDisk(folder, 100, 'ro');
      const started = startProgram('server/server.ts', { ...settings, DATA_DIR: place }, [], within);
      const { code, stderr } = await started.exit;
      expect(code).toBe(1);
      expect(stderr.trim()).toMatch(/^\S+ is on a file system that is read only\. Set another DATA_DIR\.$/);
    },
  );

  test('a backup to a full disk ends with a sentence', async () => {
    await addArtwork(database.db, { description: randomBytes(150_000).toString('hex') });
    const target = path.join(temporaryFolder(), 'backup');
    await mkdir(target);
    const backup = startProgram('cli/backup.ts', settings, [target], withinSmallDisk(target, 100));
    expect(await backup.exit).toEqual({
      code: 1,
      stderr: 'The disk is full. Make room where DATA_DIR or the backup lies, and start again.\n',
    });
  });

  async function send(at: string, headers: Record<string, string>, body: string | Buffer) {
    const answer = await fetch(`${origin}${at}`, { method: 'POST', headers, body });
    const text = await answer.text();
    return {
      status: answer.status,
      body: text === '' ? {} : JSON.parse(text),
      url: answer.headers.get('x-goog-upload-url') ?? '',
      received: Number(answer.headers.get('x-goog-upload-size-received')),
    };
  }

  async function post<Body>(at: string, body: object, headers = {}): Promise<{ status: number; body: Body }> {
    return send(at, { 'content-type': 'application/json', ...headers }, JSON.stringify(body));
  }

  /** In one request. */
  async function upload(): Promise<{ status: number; body: unknown }> {
    const boundary = 'a1b2c3';
    const head = `--${boundary}\r\nContent-Type: application/json\r\n\r\n{}\r\n--${boundary}\r\nContent-Type: image/jpeg\r\n\r\n`;
    const content = Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${boundary}--`)]);
    const type = `multipart/related; boundary=${boundary}`;
    const headers = { authorization, 'x-goog-upload-protocol': 'multipart', 'content-type': type };
    const { status, body } = await send(
      `/v0/b/uli-gallery/o?name=images/${randomUUID()}.jpg`,
      headers,
      content,
    );
    return { status, body };
  }

  function start(bytes: number) {
    const headers = {
      authorization,
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-command': 'start',
      'x-goog-upload-header-content-length': `${bytes}`,
      'content-type': 'application/json',
    };
    return send(`/v0/b/uli-gallery/o?name=images/${randomUUID()}.jpg`, headers, '{}');
  }

  function part(url: string, command: string, offset = 0) {
    const headers = { authorization, 'x-goog-upload-command': command, 'x-goog-upload-offset': `${offset}` };
    return send(url, headers, command === 'query' ? '' : picture.subarray(offset));
  }
}
