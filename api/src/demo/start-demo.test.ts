// Runs on both databases, because both settle the demo's sales.
import { asc, eq, isNotNull } from 'drizzle-orm';
import { lots } from '../features/auctions/lot.table';
import { lotEntries } from '../features/auctions/record/record.table';
import { orders } from '../features/orders/order.table';
import { auctionContextOf } from '../testing/auctions/settling';
import { addArtwork } from '../testing/gallery/records';
import { openShop } from '../testing/orders/orders';
import { testSigner } from '../testing/server/test-app';
import { setUp } from '../testing/setup/setup-api';
import { demoAuctions, demoCollection } from './demo-collection';
import { startDemo } from './start-demo';

const shop = setUp(openShop);

test('settles the ended auction of the demo: two lots are sold and paid, one has passed', async () => {
  const { db } = shop;
  const offered = new Set(demoAuctions.first.flatMap((auction) => auction.lots.map(({ work }) => work)));
  for (const { picture, name_of_artwork: name, price } of demoCollection.works) {
    if (offered.has(picture)) await addArtwork(db, { name, price });
  }
  const demo = await startDemo({ ...auctionContextOf(shop), payments: null, signer: testSigner });
  demo.stop();
  const ended = await db.select().from(lots).where(isNotNull(lots.outcome)).orderBy(asc(lots.number));
  expect(ended.map(({ outcome }) => outcome)).toEqual(['sold', 'sold', 'passed']);
  expect(ended[0]?.extensions).toBe(1);
  const made = await db.select().from(orders);
  expect(made.map(({ status }) => status)).toEqual(['Paid', 'Paid']);
  for (const { id } of ended) {
    const entries = await db
      .select()
      .from(lotEntries)
      .where(eq(lotEntries.lotId, id))
      .orderBy(asc(lotEntries.seq));
    expect(entries.at(0)?.kind).toBe('opened');
    expect(entries.at(-1)?.kind).toBe('closed');
  }
});
