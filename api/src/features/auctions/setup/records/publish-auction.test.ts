import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { setUpDraftLots } from '../../../../testing/auctions/draft-lots';
import { addOrder } from '../../../../testing/gallery/admin-account';
import { addDraft, addPlannedLot } from '../../../../testing/gallery/drafts';
import { addArtwork } from '../../../../testing/gallery/records';
import { artworks } from '../../../artworks/artwork.table';
import { artworkClaims } from '../../../artworks/availability/availability.table';
import { listAudit } from '../../../audit/list-audit';
import { orders } from '../../../orders/order.table';
import { lots } from '../../lot.table';

const { adminApi, curator } = setUpDraftLots();

const publish = (id: string) => curator.does('POST', `/auction/${id}/publish`);

test('names the missing lots and the past opening of a draft', async () => {
  const auction = await addDraft(adminApi.db, { opensAt: new Date(Date.now() - 60_000) });
  const missing = [
    { kind: 'lots', message: 'There is no lot yet.', lot: null },
    { kind: 'opening', message: 'Bidding must open in the future.', lot: null },
  ];
  expect((await curator.sees(`/auction/${auction.id}/record`)).missing).toEqual(missing);
  expect(await publish(auction.id)).toEqual({
    status: 409,
    message: 'There is no lot yet. And 1 more.',
    missing,
  });
});

test('names the missing facts of each lot in the order of the lots', async () => {
  const auction = await addDraft(adminApi.db);
  const one = await addPlannedLot(adminApi.db, auction, { number: 1, estimateLow: null, startingPrice: 101 });
  await addPlannedLot(adminApi.db, auction, { number: 2, reserve: 1_150_000 });
  await addPlannedLot(adminApi.db, auction, { number: 3, reserve: 50_000 });
  await addPlannedLot(adminApi.db, auction, { number: 4, work: { name: 'Mother and Seed', condition: ' ' } });
  const sold = await addPlannedLot(adminApi.db, auction, { number: 5, work: { name: 'Dust' } });
  await adminApi.db.update(artworks).set({ availability: 'sold' }).where(eq(artworks.id, sold.artworkId));
  const { missing } = await curator.sees(`/auction/${auction.id}/record`);
  expect(missing.map(({ message }: { message: string }) => message)).toEqual([
    'Lot 1: its estimate is missing.',
    'Lot 1: the start of #101 is not on the grid of increments.',
    'Lot 2: the reserve of #1,150,000 is not on the grid of increments.',
    'Lot 3: the reserve is below the start.',
    'Lot 4, Mother and Seed: nothing is said about its condition.',
    'Lot 5, Dust: the work is sold.',
  ]);
  expect(missing[0].lot).toEqual({ _id: one.id, number: 1, artwork_id: one.artworkId });
  expect((await publish(auction.id)).status).toBe(409);
  expect(await adminApi.db.select().from(artworkClaims)).toEqual([]);
});

test('publishing claims each work once', async () => {
  const auction = await addDraft(adminApi.db);
  const [first, second] = [
    await addPlannedLot(adminApi.db, auction, { number: 1 }),
    await addPlannedLot(adminApi.db, auction, { number: 2, reserve: 120_000 }),
  ];
  expect(await publish(auction.id)).toMatchObject({ status: 200, auction: { state: 'upcoming', lots: 2 } });
  const claims = await adminApi.db.select().from(artworkClaims);
  expect(claims).toHaveLength(2);
  expect(claims).toEqual(
    expect.arrayContaining([
      { artworkId: first.artworkId, by: 'lot', claimId: first.id },
      { artworkId: second.artworkId, by: 'lot', claimId: second.id },
    ]),
  );
  expect(await publish(auction.id)).toMatchObject({
    status: 409,
    message: 'This auction is published already.',
  });
  expect((await listAudit(adminApi.db, 'auction', auction.id)).map(({ action }) => action)).toEqual([
    'Auction published',
  ]);
});

test('refuses to publish a work that is held for an order and names it', async () => {
  const auction = await addDraft(adminApi.db);
  const lot = await addPlannedLot(adminApi.db, auction, { work: { name: 'Dust' } });
  const order = await addOrder(adminApi.db, { status: 'Canceled' });
  await adminApi.db
    .update(orders)
    .set({ artworkId: lot.artworkId, status: 'Pending', heldUntil: new Date() })
    .where(eq(orders.id, order.id));
  expect(await publish(auction.id)).toMatchObject({
    status: 409,
    message: 'Lot 1, Dust: the work is held for an order.',
  });
  await adminApi.db
    .update(orders)
    .set({ status: 'Canceled', heldUntil: null })
    .where(eq(orders.id, order.id));
  expect((await publish(auction.id)).status).toBe(200);
});

test('gives the work to a publication or a purchase, and publishes all lots or none', async () => {
  for (let round = 0; round < 5; round += 1) {
    const auction = await addDraft(adminApi.db);
    await addPlannedLot(adminApi.db, auction, { number: 1 });
    const lot = await addPlannedLot(adminApi.db, auction, { number: 2 });
    const order = await addOrder(adminApi.db, { status: 'Canceled' });
    await adminApi.db.update(orders).set({ artworkId: lot.artworkId }).where(eq(orders.id, order.id));
    const buy = adminApi.db
      .update(orders)
      .set({ status: 'Pending', heldUntil: new Date() })
      .where(eq(orders.id, order.id))
      .then(() => 'bought' as const)
      .catch(() => 'refused' as const);
    const [bought, published] = await Promise.all([buy, publish(auction.id)]);
    expect([bought, published.status]).toEqual(published.status === 200 ? ['refused', 200] : ['bought', 409]);
    const claimed = await adminApi.db.select().from(lots).where(eq(lots.auctionId, auction.id));
    expect(claimed.map(({ claimsWork }) => claimsWork)).toEqual(Array(2).fill(published.status === 200));
  }
});

test('refuses an edit that would make a published auction incomplete', async () => {
  const auction = await addDraft(adminApi.db, { publishedAt: new Date() });
  await addPlannedLot(adminApi.db, auction);
  const facts = {
    title: auction.title,
    version: 1,
    opens_at: '2026-01-01T09:00:00Z',
    closes_at: '2127-01-01T09:00:00Z',
  };
  const past = await curator.does('PUT', `/auction/${auction.id}/record`, facts);
  expect(past).toMatchObject({ status: 409, message: 'Bidding must open in the future.' });
  expect(past.missing).toHaveLength(1);
});

test('answers 404 for the publication of an unknown auction', async () => {
  expect((await publish(randomUUID())).status).toBe(404);
});

test('removing a work removes its lot from the draft, and publishing renumbers the lots', async () => {
  const auction = await addDraft(adminApi.db);
  const first = await addPlannedLot(adminApi.db, auction, { number: 1 });
  const second = await addPlannedLot(adminApi.db, auction, { number: 2 });
  const added = await addArtwork(adminApi.db, { condition: 'Good' });
  await curator.does('DELETE', '/artwork/delete', { artist_id: first.artworkId });
  const answer = await curator.does('POST', `/auction/${auction.id}/lots`, { artwork_ids: [added.id] });
  expect(answer.status).toBe(201);
  expect((await publish(auction.id)).status).toBe(200);
  const { lots: published } = await curator.sees(`/auction/${auction.id}/record`);
  expect(published).toMatchObject([
    { _id: second.id, number: 1, closes_at: auction.closesAt.toISOString(), own_end: false },
    { number: 2, artwork: { _id: added.id } },
  ]);
});

test('public answers contain neither a draft, nor its lots, nor its reserves', async () => {
  const auction = await addDraft(adminApi.db, { title: 'Only for staff' });
  const lot = await addPlannedLot(adminApi.db, auction, { reserve: 120_000 });
  for (const path of ['/auction', '/lot', `/lot?auction=${auction.id}`]) {
    const answer = await adminApi.app.inject(`/api${path}`);
    expect(answer.body).not.toContain(auction.id);
    expect(answer.body).not.toContain(lot.id);
    expect(answer.body).not.toContain('Only for staff');
  }
  for (const path of [`/auction/${auction.id}`, `/lot/${lot.id}`, `/lot/${lot.id}/bids`])
    expect((await adminApi.app.inject(`/api${path}`)).statusCode).toBe(404);
});
