import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../../../db/client';
import { newBidder } from '../../../testing/auctions/bidders';
import { openTestDatabase } from '../../../testing/database/test-database';
import { bearer, signUp } from '../../../testing/gallery/accounts';
import { addAuction, addLot } from '../../../testing/gallery/auctions';
import { follow, listenOn } from '../../../testing/server/event-stream';
import { buildTestApp } from '../../../testing/server/test-app';
import { users } from '../../users/user.table';

let database: OpenDatabase;
let db: OpenDatabase['db'];
let app: FastifyInstance;
let auction: Awaited<ReturnType<typeof addAuction>>;
let streams: string[];

beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
  app = buildTestApp(db);
  const origin = await listenOn(app);
  auction = await addAuction(db);
  const lot = await addLot(database.db, auction);
  streams = [`${origin}/api/lot/${lot.id}/stream`, `${origin}/api/auction/${auction.id}/stream`];
  // One network may have this many visitors.
  await Promise.all(Array.from({ length: 50 }, () => follow(streams[0] ?? '')));
});
afterAll(async () => {
  await app.close();
  await database.close();
});

test.each(['registered', 'waiting', 'approved'] as const)(
  'keeps a place for a %s bidder behind a network without a free place',
  async (state) => {
    const { headers } = await newBidder({ app, db }, auction, { state });
    for (const stream of streams) expect((await (await follow(stream, headers)).next()).event).toBe('start');
  },
);

test('keeps a place for staff', async () => {
  const { user, headers } = await newBidder({ app, db }, auction, { state: 'declined' });
  await db.update(users).set({ role: 'admin' }).where(eq(users.id, user._id));
  expect((await (await follow(streams[0] ?? '', headers)).next()).event).toBe('start');
});

test.each([
  ['no account', async () => bearer('a.false.token')],
  ['no registration', async () => bearer((await signUp(app)).token)],
  ['been declined', async () => (await newBidder({ app, db }, auction, { state: 'declined' })).headers],
  ['been banned', async () => (await newBidder({ app, db }, auction, { state: 'banned' })).headers],
])('reserves no place for a visitor who has %s', async (_what, visitor) => {
  const headers = await visitor();
  for (const stream of streams) await expect(follow(stream, headers)).rejects.toThrow('429');
});

test('reserves no place for a bidder with an unconfirmed address', async () => {
  const { user, headers } = await newBidder({ app, db }, auction);
  await db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, user._id));
  for (const stream of streams) await expect(follow(stream, headers)).rejects.toThrow('429');
});
