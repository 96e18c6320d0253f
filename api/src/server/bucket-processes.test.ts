import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { SignedInAnswer } from '@gallery/shared/contract/account/user';
import type { StorageAccess } from '@gallery/shared/contract/storage/storage';
import type { OpenDatabase } from '../db/client';
import { openDatabase } from '../db/open-database';
import { newRecordKey } from '../features/auctions/record/checkpoint';
import { copyServerDatabase } from '../testing/database/test-database';
import { bearer } from '../testing/gallery/accounts';
import { jpegOf } from '../testing/gallery/pictures';
import { addArtist } from '../testing/gallery/records';
import { startProgram, type TestProgram } from '../testing/processes/start-program';
import { temporaryFolder } from '../testing/processes/temporary-folder';
import { waitFor } from '../testing/server/wait-for';
import { type FakeS3, openFakeS3 } from '../testing/storage/fake-s3';

jest.setTimeout(60_000);

const folder = temporaryFolder();
const administrator = { email: 'curator@gallery.example', password: 'correct horse battery staple' };
const programs: TestProgram[] = [];
let s3: FakeS3;
let server: Awaited<ReturnType<typeof copyServerDatabase>>;
let database: OpenDatabase;

beforeAll(async () => {
  s3 = await openFakeS3();
  server = await copyServerDatabase();
  database = await openDatabase({ url: server.url });
});
afterAll(async () => {
  for (const program of programs) {
    program.process.kill('SIGKILL');
    await program.exit;
  }
  await database.close();
  await server.drop();
  await s3.close();
});

/** Starts an API with a data folder of its own. Returns its address. */
async function start(dataFolder: string): Promise<string> {
  const { bucket, region, endpoint, credentials } = s3.settings;
  const program = startProgram('server/server.ts', {
    PORT: '0',
    DEMO_COLLECTION: 'off',
    LOG_LEVEL: 'silent',
    DATA_DIR: path.join(folder, dataFolder),
    CACHE_DIR: path.join(folder, dataFolder, 'cache'),
    DATABASE_URL: server.url,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    TOKEN_SECRET: 'a secret of forty characters for the tests',
    RECORD_KEY: recordKey,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ENDPOINT: endpoint ?? '',
    AWS_ACCESS_KEY_ID: credentials?.accessKeyId ?? '',
    AWS_SECRET_ACCESS_KEY: credentials?.secretAccessKey ?? '',
  });
  programs.push(program);
  const origin = `http://127.0.0.1:${await program.waitForMessage('port')}`;
  await program.waitForMessage('ready');
  return origin;
}

const recordKey = newRecordKey();

async function send<Body>(url: string, headers: Record<string, string>, body: string | Buffer) {
  const answer = await fetch(url, { method: 'POST', headers, body });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${text}`);
  return { url: answer.headers.get('x-goog-upload-url'), body: JSON.parse(text || '{}') as Body };
}

test('two APIs without a folder in common take an upload, show its sizes, and lose nothing with their folders', async () => {
  const [first, second] = [await start('one'), await start('two')];
  const json = { 'content-type': 'application/json' };
  const signedIn = await send<SignedInAnswer>(`${first}/api/auth/login`, json, JSON.stringify(administrator));
  const session = bearer(signedIn.body.data.token);
  const access = await send<StorageAccess>(`${second}/api/storage/token`, { ...session, ...json }, '{}');
  const authorization = `Firebase ${access.body.token}`;
  const picture = await jpegOf(700, 500);
  const resumable = {
    authorization,
    'x-goog-upload-protocol': 'resumable',
    'x-goog-upload-command': 'start',
  };
  const length = { 'x-goog-upload-header-content-length': String(picture.length) };
  const begun = await send(
    `${first}/v0/b/uli-gallery/o?name=images/${randomUUID()}.jpg`,
    { ...resumable, ...length, ...json },
    '{}',
  );
  const part = (origin: string, command: string, offset: number, end?: number) =>
    send<{ name: string; downloadTokens: string }>(
      origin + begun.url,
      { authorization, 'x-goog-upload-command': command, 'x-goog-upload-offset': String(offset) },
      picture.subarray(offset, end),
    );
  await part(second, 'upload', 0, 1_000);
  const { body } = await part(first, 'upload, finalize', 1_000);

  const img_url = `/v0/b/uli-gallery/o/${encodeURIComponent(body.name)}?alt=media&token=${body.downloadTokens}`;
  const { email: artist_email } = await addArtist(database.db);
  const form = {
    img_url,
    artist_email,
    name_of_artwork: 'Lagoon',
    price: '250000',
    description: 'Blue upon blue.',
  };
  const created = await send<{ artwork: { _id: string } }>(
    `${second}/api/artwork/create`,
    { ...session, ...json },
    JSON.stringify(form),
  );
  expect(created.body).toHaveProperty('artwork._id');
  const shown = async (origin: string) => {
    const answer = await fetch(`${origin}/api/artwork/${created.body.artwork._id}`);
    return ((await answer.json()) as Shown).artwork;
  };
  await waitFor(async () => expect((await shown(first)).picture).toMatchObject({ width: 700 }));
  const { picture: made } = await shown(first);
  const files = [
    img_url,
    ...made.widths.map((width) => `${made.base}/${width}.avif`),
    `${made.base}/share.jpg`,
  ];
  const statusesAt = (origin: string) =>
    Promise.all(files.map(async (file) => (await fetch(origin + file)).status));
  for (const origin of [first, second]) expect(new Set(await statusesAt(origin))).toEqual(new Set([200]));

  for (const program of programs) program.process.kill('SIGKILL');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  expect(entries.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual([]);
  expect(new Set(await statusesAt(await start('three')))).toEqual(new Set([200]));
});

type Shown = { artwork: { picture: { base: string; width: number; widths: number[] } } };
