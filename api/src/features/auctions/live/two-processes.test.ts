import { eq, sql } from 'drizzle-orm';
import type { OpenDatabase } from '../../../db/client';
import { openDatabase } from '../../../db/open-database';
import { copyServerDatabase } from '../../../testing/database/test-database';
import { bearer } from '../../../testing/gallery/accounts';
import { addAuction, addLot } from '../../../testing/gallery/auctions';
import { openFakePaystack } from '../../../testing/payments/fake-paystack';
import { startProgram, type TestProgram } from '../../../testing/processes/start-program';
import { temporaryFolder } from '../../../testing/processes/temporary-folder';
import { type Following, follow } from '../../../testing/server/event-stream';
import { waitFor } from '../../../testing/server/wait-for';
import { users } from '../../users/user.table';
import { auctionWatchers } from '../auction.table';
import { lots } from '../lot.table';

jest.setTimeout(180_000);

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
        TOKEN_SECRET: 'the same secret at both of the processes',
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

async function logIn(url: string): Promise<ReturnType<typeof bearer>> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(administrator);
  const answer = await fetch(`${url}/auth/login`, { method: 'POST', headers, body });
  const { data } = (await answer.json()) as { data: { token: string } };
  return bearer(data.token);
}

test('the console shows the watchers of both processes, and none of a process that stopped answering', async () => {
  const lot = await addLot(database.db, await addAuction(database.db));
  const [here, there] = processes;
  if (!here || !there) throw new Error('Two processes are needed.');
  const headers = await logIn(here.url);
  const streams = [
    await follow(`${here.url}/lot/${lot.id}/stream`),
    await follow(`${there.url}/auction/${lot.auctionId}/stream`),
    await follow(`${there.url}/lot/${lot.id}/stream`),
  ];
  for (const { url } of processes) await waitFor(async () => expect(await watchingAt(url)).toBe(3));
  there.program.process.kill('SIGSTOP');
  // Its rows are as old as after 16 seconds without a touch.
  await database.db
    .update(auctionWatchers)
    .set({ seenAt: sql`${auctionWatchers.seenAt} - interval '16 seconds'` })
    .where(eq(auctionWatchers.watchers, 2));
  expect(await watchingAt(here.url)).toBe(1);
  there.program.process.kill('SIGCONT');
  await waitFor(async () => expect(await watchingAt(here.url)).toBe(3));
  for (const stream of streams) stream.leave();
  for (const { url } of processes) await waitFor(async () => expect(await watchingAt(url)).toBe(0));
  expect(await database.db.select().from(auctionWatchers)).toEqual([]);

  async function watchingAt(url: string): Promise<number> {
    const answer = await fetch(`${url}/auction/${lot.auctionId}/console`, { headers });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { watching: number }).watching;
  }
});

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
