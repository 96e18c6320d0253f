import { eq, sql } from 'drizzle-orm';
import type { OpenDatabase } from '../../../db/client';
import { openDatabase } from '../../../db/open-database';
import { copyServerDatabase } from '../../../testing/database/test-database';
import { addAuction, addLot } from '../../../testing/gallery/auctions';
import { openFakePaystack } from '../../../testing/payments/fake-paystack';
import { startProgram, type TestProgram } from '../../../testing/processes/start-program';
import { temporaryFolder } from '../../../testing/processes/temporary-folder';
import { type Following, follow } from '../../../testing/server/event-stream';
import { users } from '../../users/user.table';
import { lots } from '../lot.table';

const folders = [temporaryFolder(), temporaryFolder()];
const administrator = { email: 'curator@gallery.example', password: 'correct horse battery staple' };
let server: Awaited<ReturnType<typeof copyServerDatabase>>;
let database: OpenDatabase;
let bank: Awaited<ReturnType<typeof openFakePaystack>>;
let processes: { program: TestProgram; url: string }[];

beforeAll(async () => {
  bank = await openFakePaystack();
  server = await copyServerDatabase();
  database = await openDatabase({ url: server.url });
  processes = [];
  for (const DATA_DIR of folders) {
    const program = startProgram(
      'testing/processes/stoppable-api.ts',
      {
        PORT: '0',
        DEMO_COLLECTION: 'off',
        LOG_LEVEL: 'silent',
        DATA_DIR,
        DATABASE_URL: server.url,
        ADMIN_EMAIL: administrator.email,
        ADMIN_PASSWORD: administrator.password,
      },
      [bank.url],
    );
    processes.push({ program, url: `http://127.0.0.1:${await program.waitForMessage('port')}/api` });
    await program.waitForMessage('ready');
  }
});
afterAll(async () => {
  for (const { program } of processes) {
    program.process.kill('SIGKILL');
    await program.exit;
  }
  await database.close();
  await server.drop();
  await bank.close();
});

async function shownBy(stream: Following): Promise<{ id: string; bids: number }> {
  const { event, data, id } = await stream.next();
  expect(event).toBe('lot');
  return { id: String(id), bids: JSON.parse(data).bids };
}

test('sends a change to readers of both processes and to a reader cut off by a kill', async () => {
  const lot = await addLot(database.db, await addAuction(database.db));
  const [leader] = await database.db.select().from(users).limit(1);
  const addresses = processes.map(({ url }) => `${url}/lot/${lot.id}/stream`);
  const streams = await Promise.all(addresses.map((address) => follow(address)));
  await Promise.all(streams.map((stream) => stream.next()));
  await bid(100_000);
  const [seen, other] = await Promise.all(streams.map(shownBy));
  expect([seen?.bids, other?.bids]).toEqual([1, 1]);
  processes[0]?.program.process.kill('SIGKILL');
  await bid(110_000);
  expect((await shownBy(streams[1] as Following)).bids).toBe(2);
  const resumed = await follow(addresses[1] ?? '', { 'last-event-id': String(seen?.id) });
  await resumed.next();
  expect((await shownBy(resumed)).bids).toBe(2);
  for (const stream of [...streams, resumed]) stream.leave();

  async function bid(price: number) {
    await database.db
      .update(lots)
      .set({ price, max: price, leaderId: leader?.id, leaderNumber: 1, bids: sql`${lots.bids} + 1` })
      .where(eq(lots.id, lot.id));
  }
});
