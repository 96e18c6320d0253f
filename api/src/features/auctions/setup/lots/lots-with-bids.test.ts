import { bidOn, newCollector, readLotRow } from '../../../../testing/auctions/settling';
import { addDraft, addPlannedLot } from '../../../../testing/gallery/drafts';
import { setUpAdminApi } from '../../../../testing/setup/setup-api';
import { replanLots } from './planned-ends';

const adminApi = setUpAdminApi();
const { curator } = adminApi;

test('a change of the plan keeps the end of a lot with bids and moves the others', async () => {
  const times = { opensAt: new Date(Date.now() - 3_600_000), closesAt: new Date(Date.now() + 86_400_000) };
  const auction = await addDraft(adminApi.db, { publishedAt: new Date(0), ...times });
  const [lot, other] = [
    await addPlannedLot(adminApi.db, auction),
    await addPlannedLot(adminApi.db, auction, { number: 2 }),
  ];
  const bidder = await newCollector(adminApi, auction.id, 101);
  await bidOn(adminApi.db, lot.id, bidder, lot.startingPrice);
  const later = { closes_at: new Date(lot.closesAt.getTime() + 60_000).toISOString() };
  const { startingPrice: start, reserve, estimateLow: estimate_low, estimateHigh: estimate_high } = lot;
  const form = { start, reserve, estimate_low, estimate_high, ...later, version: 1 };
  const path = `/auction/${auction.id}/lots/${lot.id}`;
  expect(await curator.does('PUT', path, form)).toMatchObject({
    status: 409,
    message: 'There are bids on lot 1: its end stays.',
  });
  await adminApi.db.transaction((tx) =>
    replanLots(tx, auction, { ...auction, closesAt: new Date(auction.closesAt.getTime() + 60_000) }),
  );
  expect((await readLotRow(adminApi.db, lot.id)).closesAt).toEqual(lot.closesAt);
  expect(await readLotRow(adminApi.db, other.id)).toMatchObject({
    closesAt: new Date(other.closesAt.getTime() + 60_000),
  });
});
