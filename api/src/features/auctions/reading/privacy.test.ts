import { randomUUID } from 'node:crypto';
import { signUp } from '../../../testing/gallery/accounts';
import { addAuction, addBid, addLot, addLotBidder } from '../../../testing/gallery/auctions';
import { setUpApi } from '../../../testing/setup/setup-api';

const api = setUpApi();

test('no answer contains a maximum, a reserve price or an account', async () => {
  const auction = await addAuction(api.db);
  const leaderId = (await signUp(api.app)).user._id;
  const secret = { max: 987_650_000, reserve: 876_540_000, reserveNonce: randomUUID() };
  const lot = await addLot(api.db, auction, {
    ...secret,
    price: 100_000,
    leaderId,
    leaderNumber: 1,
    bids: 1,
  });
  await addLotBidder(api.db, lot.id, leaderId, 1);
  await addBid(api.db, lot.id, leaderId, { max: secret.max });
  const addresses = ['auction', `auction/${auction.id}`, 'lot', `lot/${lot.id}`, `lot/${lot.id}/bids`];
  for (const address of addresses) {
    const { body, statusCode } = await api.app.inject(`/api/${address}`);
    expect(statusCode).toBe(200);
    for (const value of [...Object.values(secret), leaderId]) expect(body).not.toContain(String(value));
    expect(body).not.toMatch(/"(max|leader_id|user_id|nonce|reserve_nonce)"/);
  }
});
