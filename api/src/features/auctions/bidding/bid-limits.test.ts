import { parseRate } from '../../../http/rate-limit/rate-limit';
import { rateLimits } from '../../../http/rate-limit/rate-limit.table';
import { readConfig } from '../../../server/config/config';
import { newBidder } from '../../../testing/auctions/bidders';
import { addAuction, addLot } from '../../../testing/gallery/auctions';
import { buildTestApp, generousLimits } from '../../../testing/server/test-app';
import { setUp } from '../../../testing/setup/setup-api';

const usual = readConfig({}).rateLimits;
const { bid, bidder, confirmEmail, confirmEmailPerNetwork } = usual;

const api = setUp((db) => ({
  app: buildTestApp(db, undefined, {
    rateLimits: {
      ...generousLimits,
      bid,
      bidder,
      confirmEmail,
      confirmEmailPerNetwork,
      bidPerNetwork: parseRate('70/minute'),
    },
  }),
}));
afterEach(() => api.db.delete(rateLimits));

async function newPlace() {
  const auction = await addAuction(api.db);
  return { auction, lot: await addLot(api.db, auction), ada: await newBidder(api, auction) };
}

test('limits an account to sixty bids a minute and its network to a few more', async () => {
  const { auction, lot, ada } = await newPlace();
  const bello = await newBidder(api, auction);
  for (let times = 0; times < 60; times += 1) expect((await ada.bids(lot.id, 0)).status).toBe(422);
  expect(await ada.bids(lot.id, 100_000)).toMatchObject({ status: 429 });
  expect(await bello.bids(lot.id, 100_000)).toMatchObject({ status: 200 });
  for (let times = 0; times < 9; times += 1) expect((await bello.bids(lot.id, 0)).status).toBe(422);
  expect(await bello.bids(lot.id, 200_000)).toMatchObject({ status: 429 });
});

test('limits confirmation emails to five an hour and confirmations to sixty', async () => {
  const { ada } = await newPlace();
  const post = (url: string, payload?: object) =>
    api.app.inject({ method: 'POST', url: `/api/bidder${url}`, headers: ada.headers, payload });
  for (let times = 0; times < 5; times += 1) expect((await post('/email')).statusCode).toBe(200);
  expect((await post('/email')).statusCode).toBe(429);
  const token = 'not a link';
  for (let times = 0; times < 60; times += 1)
    expect((await post('/email/confirm', { token })).statusCode).toBe(422);
  expect((await post('/email/confirm', { token })).statusCode).toBe(429);
});

test('limits an account to thirty registrations an hour', async () => {
  const { auction, ada } = await newPlace();
  const payload = { auction_id: auction.id, conditions_version: 1, address: '12 Uli Close' };
  const register = () =>
    api.app.inject({ method: 'POST', url: '/api/bidder', headers: ada.headers, payload });
  for (let times = 0; times < 30; times += 1) expect((await register()).statusCode).toBe(200);
  expect((await register()).statusCode).toBe(429);
});
