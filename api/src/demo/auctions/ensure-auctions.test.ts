// Runs on both databases, because both hold the demo's auctions.
import { asc, eq } from 'drizzle-orm';
import type { OpenDatabase } from '../../db/client';
import { artworks } from '../../features/artworks/artwork.table';
import { bids } from '../../features/auctions/bidding/bid.table';
import { lots } from '../../features/auctions/lot.table';
import { users } from '../../features/users/user.table';
import { openTestDatabase } from '../../testing/database/test-database';
import { addAuction, addLot } from '../../testing/gallery/auctions';
import { addArtwork } from '../../testing/gallery/records';
import { buildTestApp } from '../../testing/server/test-app';
import { demoAuctions, demoCollection } from '../demo-collection';
import { ensureAuctions } from './ensure-auctions';

let database: OpenDatabase;

beforeEach(async () => {
  database = await openTestDatabase();
  const offered = new Set(demoAuctions.first.flatMap((auction) => auction.lots.map(({ work }) => work)));
  for (const { picture, name_of_artwork: name, price } of demoCollection.works) {
    if (offered.has(picture)) await addArtwork(database.db, { name, price });
  }
});
afterEach(() => database.close());

const sees = async (url: string) => (await buildTestApp(database.db).inject(`/api${url}`)).json();
const ensure = (now?: Date) => ensureAuctions(database.db, demoAuctions, now);

test('leaves a work in a draft of an earlier release and starts the demo', async () => {
  const works = await database.db.select().from(artworks).where(eq(artworks.name, 'Òpó, Tied Twice'));
  const draft = await addAuction(database.db, { publishedAt: null });
  await addLot(database.db, draft, { artworkId: works[0]?.id });
  await ensure();
  const running = await database.db
    .select()
    .from(lots)
    .where(eq(lots.artworkId, works[0]?.id ?? ''));
  expect(running).toMatchObject([{ auctionId: draft.id }]);
  const { auctions } = await sees('/auction');
  expect(auctions.map(({ lots: count }: { lots: number }) => count).toSorted()).toContain(5);
});

test('the first start makes one running, one ended, and one planned auction', async () => {
  await ensure();
  const { auctions } = await sees('/auction');
  expect(auctions.map(({ title }: { title: string }) => title).toSorted()).toEqual([
    'First Rain',
    'Harmattan Light',
    'Lines and Cloth',
  ]);
  const running = auctions.find(({ title }: { title: string }) => title === 'Lines and Cloth');
  expect(running).toMatchObject({ state: 'running', lots: 6 });
  const { lots: open } = await sees(`/lot?auction=${running._id}`);
  expect(open.map(({ state }: { state: string }) => state)).toEqual(Array(6).fill('open'));
  expect(open.map(({ reserve }: { reserve: string }) => reserve)).toEqual([
    'met',
    'none',
    'not met',
    'none',
    'not met',
    'none',
  ]);
  expect(open[0].bids).toBeGreaterThan(5);
  expect(open.at(-1)).toMatchObject({ bids: 0, price: 0 });
});

test('the bids are in order of time and before the close', async () => {
  await ensure();
  const [first] = await database.db.select().from(lots).orderBy(asc(lots.closesAt)).limit(1);
  const made = await database.db
    .select()
    .from(bids)
    .where(eq(bids.lotId, first?.id ?? ''))
    .orderBy(asc(bids.id));
  expect(made.map(({ at }) => at.getTime())).toEqual(made.map(({ at }) => at.getTime()).toSorted());
  expect(Math.max(...made.map(({ at }) => at.getTime()))).toBeLessThan(first?.closesAt.getTime() ?? 0);
  expect(first?.extensions).toBe(1);
});

test('a second start and two starts at once add nothing', async () => {
  await Promise.all([ensure(), ensure()]);
  const before = await database.db.$count(lots);
  await ensure();
  expect(await database.db.$count(lots)).toBe(before);
  expect(await database.db.$count(users)).toBe(demoAuctions.bidders.length);
});

test('a start without a running auction makes the next one from available works', async () => {
  await ensure();
  const later = new Date(Date.now() + 30 * 86_400_000);
  await database.db.update(lots).set({ claimsWork: false, outcome: 'passed', endedAt: new Date() });
  await database.db.update(artworks).set({ availability: 'sold' }).where(eq(artworks.name, 'Night Water'));
  await ensure(later);
  const { auctions } = await sees('/auction');
  expect(auctions).toHaveLength(4);
  const next = await database.db.select().from(lots).where(eq(lots.claimsWork, true));
  expect(next).toHaveLength(demoAuctions.next.lots.length);
  expect(next.every(({ closesAt }) => closesAt > later)).toBe(true);
});
