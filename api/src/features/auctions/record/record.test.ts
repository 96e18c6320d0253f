// Runs on both databases, because each stores the record of a lot.
import { createPublicKey, randomUUID, verify } from 'node:crypto';
import { checkpointMessage, commitmentOf, entryHash, firstHash } from '@gallery/shared/auction/record';
import { stepsText } from '@gallery/shared/auction/record-fields';
import type { Terms } from '@gallery/shared/contract/auctions/auction';
import { eq } from 'drizzle-orm';
import type { OpenDatabase } from '../../../db/client';
import { entriesOf } from '../../../testing/auctions/settling';
import { openTestDatabase } from '../../../testing/database/test-database';
import { addCustomer } from '../../../testing/gallery/admin-account';
import { addAuction, addLot } from '../../../testing/gallery/auctions';
import { addArtist, addArtwork } from '../../../testing/gallery/records';
import type { AuctionRow } from '../auction.table';
import { type AcceptedBid, acceptBid } from '../bidding/accept-bid';
import { type LotRow, lots } from '../lot.table';
import { readTerms } from '../terms/read-terms';
import { ensureOpened } from './append-entry';
import { newRecordKey, recordSignerOf } from './checkpoint';

let database: OpenDatabase;
let auction: AuctionRow;
let terms: Terms;

beforeAll(async () => {
  database = await openTestDatabase();
  auction = await addAuction(database.db);
  terms = await readTerms(database.db, auction);
});
afterAll(() => database.close());

let lotsAdded = 100;
async function newLot(given: Partial<LotRow> = {}) {
  lotsAdded += 1;
  const { id: artworkId } = await addArtwork(database.db, { artistId: (await addArtist(database.db)).id });
  return addLot(database.db, auction, { artworkId, number: lotsAdded, ...given });
}

async function bidOn({ id }: LotRow, max: number): Promise<AcceptedBid> {
  const { id: userId } = await addCustomer(database.db);
  return database.db.transaction(async (tx) => {
    const [lot] = await tx.select().from(lots).where(eq(lots.id, id)).for('update');
    const bid = { userId, max, at: new Date(), key: randomUUID(), confirmed: true };
    return (await acceptBid(tx, lot as LotRow, terms, bid)) as AcceptedBid;
  });
}

test('each row of a lot’s record contains the hash of the one before', async () => {
  const lot = await newLot({ number: 7, reserve: 250_000 });
  await bidOn(lot, 200_000);
  await bidOn(lot, 300_000);
  const entries = await entriesOf(database.db, lot.id);
  expect(entries.map(({ kind, seq }) => [seq, kind])).toEqual([
    [1, 'opened'],
    [2, 'bid'],
    [3, 'bid'],
  ]);
  let previous = firstHash;
  for (const { seq, kind, at, fields, hash } of entries) {
    expect(await entryHash(previous, { seq, kind, at: at.toISOString(), fields })).toBe(hash);
    previous = hash;
  }
});

test('the record starts with the facts of the lot and its sealed reserve', async () => {
  const lot = await newLot({ number: 9, reserve: 250_000 });
  await bidOn(lot, 200_000);
  const [opened] = await entriesOf(database.db, lot.id);
  const [{ reserveNonce } = lot] = await database.db.select().from(lots).where(eq(lots.id, lot.id));
  expect(opened).toMatchObject({ at: lot.opensAt });
  expect(opened?.fields).toEqual({
    lot: lot.id,
    number: '9',
    auction: 'Harmattan sale',
    title: 'Harmattan Morning',
    artist: 'Adébáyọ̀ Ọlátúnjí',
    start: '100000',
    closes_at: lot.closesAt.toISOString(),
    steps: stepsText(terms.increments.steps),
    reserve: await commitmentOf(250_000, reserveNonce ?? ''),
  });
});

test('the record contains a bid with the bidder’s number and a sealed maximum only', async () => {
  const lot = await newLot();
  const { bid } = await bidOn(lot, 230_000);
  const rival = await bidOn(lot, 475_000);
  const entries = await entriesOf(database.db, lot.id);
  expect(entries[1]?.fields).toEqual({
    bidder: '1',
    commitment: await commitmentOf(230_000, bid.nonce),
    price: '100000',
    leader: '1',
    reserve: 'none',
    bids: '1',
    closes_at: lot.closesAt.toISOString(),
  });
  expect(entries[2]?.fields).toMatchObject({ bidder: '2', leader: '2', price: '240000' });
  expect(JSON.stringify(entries)).not.toMatch(/230000|475000/);
  expect(rival.bid.nonce).not.toBe(bid.nonce);
});

test('opens the record of a lot once', async () => {
  const lot = await newLot();
  await ensureOpened(database.db, lot, terms);
  await ensureOpened(database.db, lot, terms);
  await bidOn(lot, 100_000);
  expect((await entriesOf(database.db, lot.id)).map(({ kind }) => kind)).toEqual(['opened', 'bid']);
});

test('anyone with the gallery’s public key can check a signed row', async () => {
  const { entry } = await bidOn(await newLot(), 100_000);
  const signer = recordSignerOf(newRecordKey());
  const { signature, ...signed } = signer.sign(entry);
  const der = Buffer.from(signer.publicKey, 'base64');
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  const isSigned = (lotId: string) =>
    verify(null, checkpointMessage(lotId, signed), key, Buffer.from(signature, 'base64'));
  expect(signed).toEqual({ seq: 2, hash: entry.hash, at: entry.at.toISOString() });
  expect(isSigned(entry.lotId)).toBe(true);
  expect(isSigned(randomUUID())).toBe(false);
});

test('refuses a key of another kind', () => {
  expect(() => recordSignerOf('bm90IGEga2V5')).toThrow();
});
