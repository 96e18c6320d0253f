import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { SignedInAnswer } from '@gallery/shared/contract/account/user';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { openDatabase } from '../db/open-database';
import { createServerDatabase } from '../testing/database/test-database';
import { bearer, signUpForm } from '../testing/gallery/accounts';
import { addArtwork, addEvent, samplePrice } from '../testing/gallery/records';
import { openTwoApis } from '../testing/histories/two-apis';
import { expectMoneyAccounted } from '../testing/orders/money-audit';
import { expectConsistentOrders } from '../testing/orders/orders';
import { startProgram } from '../testing/processes/start-program';
import { temporaryFolder } from '../testing/processes/temporary-folder';
import type { Manifest } from './archive/manifest';

jest.setTimeout(120_000);

const folder = temporaryFolder();
const picture = 'storage/objects/0a/content';
let apis: Awaited<ReturnType<typeof openTwoApis>>;
let empty: Awaited<ReturnType<typeof createServerDatabase>>;

beforeAll(async () => {
  apis = await openTwoApis();
  empty = await createServerDatabase();
});
afterAll(async () => {
  await apis.close();
  await empty.drop();
});

test('an empty machine restores a backup made under load, with equal counts, sums, and hashes', async () => {
  await mkdir(path.join(apis.settings.DATA_DIR, path.dirname(picture)), { recursive: true });
  await writeFile(path.join(apis.settings.DATA_DIR, picture), 'a picture');
  const load = await startLoad();
  await command('backup', apis.settings, path.join(folder, 'backup'));
  expect(await load.stop()).toBeGreaterThan(0);
  const restored = { ...apis.settings, DATABASE_URL: empty.url, DATA_DIR: path.join(folder, 'data') };
  await mkdir(restored.DATA_DIR);
  expect(await command('restore', restored, path.join(folder, 'backup'))).toMatch(
    / rows of .*, in [\d.]+ s\.$/m,
  );
  await command('backup', restored, path.join(folder, 'again'));
  const [saved, again] = [await manifestIn('backup'), await manifestIn('again')];
  expect(again.database.tables).toEqual(saved.database.tables);
  expect(again.files).toEqual(saved.files);
  expect(saved.files.map((file) => file.path)).toContain(picture);
  const { db, close } = await openDatabase({ url: empty.url });
  await expectConsistentOrders(db);
  await expectMoneyAccounted(db);
  await close();
});

test('an empty machine restores an encrypted backup made under load with the key alone', async () => {
  const identity = await generateX25519Identity();
  const key = path.join(folder, 'backup.key');
  await writeFile(key, `# created: 2026-11-28\n${identity}\n`);
  const sealing = { ...apis.settings, BACKUP_RECIPIENT: await identityToRecipient(identity) };
  const load = await startLoad();
  await command('backup', sealing, path.join(folder, 'sealed'));
  await load.stop();
  const names = await readdir(path.join(folder, 'sealed'), { recursive: true });
  expect(names.filter((name) => /\.\w+$/.test(name) && !name.endsWith('.age'))).toEqual([]);
  const { url, drop } = await createServerDatabase();
  const restored = { ...apis.settings, DATABASE_URL: url, DATA_DIR: path.join(folder, 'opened') };
  await mkdir(restored.DATA_DIR);
  await command('restore', restored, path.join(folder, 'sealed'), '--identity', key);
  await command('backup', restored, path.join(folder, 'opened-again'));
  const { database } = await manifestIn('opened-again');
  const { db, close } = await openDatabase({ url });
  expect(database.tables.find(({ name }) => name === 'orders')?.rows).toBeGreaterThan(0);
  await expectConsistentOrders(db);
  await expectMoneyAccounted(db);
  await close();
  await drop();
});

/** Guests book, and a buyer holds works, until `stop`, which returns the number of calls. */
async function startLoad() {
  const event = await addEvent(apis.db, { capacity: 5 });
  const { token } = (await apis.answerTo<SignedInAnswer>(0, '/auth/register', signUpForm())).data;
  let [calls, isStopped] = [0, false];
  const clients = [0, 1, 2].map(async (turn) => {
    for (; !isStopped; calls += 1) {
      const name = `guest${calls}-${turn}`;
      const party = { name, email: `${name}@mail.example`, places: 1, waitlist: true };
      await apis.answerTo(turn, `/event/${event.id}/booking`, party);
      const { id: artwork_id } = await addArtwork(apis.db);
      const order = { artwork_id, address: '12 Uli Close, Ikoyi', price: samplePrice };
      await apis.answerTo(turn + 1, '/order/create', order, bearer(token));
    }
  });
  return {
    async stop() {
      isStopped = true;
      await Promise.all(clients);
      return calls;
    },
  };
}

/** Runs a command of the product on another machine, and returns what it prints. */
async function command(name: 'backup' | 'restore', settings: Record<string, string>, ...args: string[]) {
  const program = startProgram(`cli/${name}.ts`, settings, args);
  const printed = await text(program.process.stdout as NodeJS.ReadableStream);
  expect(await program.exit).toEqual({ code: 0, stderr: '' });
  return printed;
}

async function manifestIn(name: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(folder, name, 'manifest.json'), 'utf8'));
}
