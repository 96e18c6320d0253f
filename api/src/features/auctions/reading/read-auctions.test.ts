import { randomUUID } from 'node:crypto';
import type { AuctionsAnswer } from '@gallery/shared/contract/auctions/auction';
import { signUp } from '../../../testing/gallery/accounts';
import { addAuction, addLot } from '../../../testing/gallery/auctions';
import { setUpApi } from '../../../testing/setup/setup-api';

const api = setUpApi();
const day = 86_400_000;
const at = (inDays: number) => new Date(Date.now() + inDays * day);

test('lists published auctions by opening, with their sold totals', async () => {
  const leaderId = (await signUp(api.app)).user._id;
  const ended = await addAuction(api.db, { opensAt: at(-9), closesAt: at(-2) });
  const running = await addAuction(api.db, { opensAt: at(-1), closesAt: at(1) });
  const upcoming = await addAuction(api.db, { opensAt: at(5), closesAt: at(6) });
  await addAuction(api.db, { publishedAt: null });
  const sold = { outcome: 'sold', endedAt: at(-2), leaderId, leaderNumber: 1, bids: 1 } as const;
  await addLot(api.db, ended, { number: 1, ...sold, price: 1_000_000, max: 1_200_000 });
  await addLot(api.db, ended, { number: 2, ...sold, price: 2_000_000, max: 2_000_000 });
  await addLot(api.db, ended, { number: 3, outcome: 'passed', endedAt: at(-2) });
  await addLot(api.db, running, { number: 1, outcome: 'withdrawn', endedAt: at(0) });
  await addLot(api.db, running, { number: 2, closesAt: at(2) });
  const { auctions } = (await api.app.inject('/api/auction')).json<AuctionsAnswer>();
  expect(auctions).toMatchObject([
    { _id: ended.id, state: 'ended', lots: 3, ended: 3, sold: 2, hammer: 3_000_000 },
    {
      _id: running.id,
      state: 'running',
      lots: 2,
      ended: 1,
      sold: 0,
      hammer: 0,
      first_closes_at: running.closesAt.toISOString(),
      last_closes_at: expect.any(String),
    },
    { _id: upcoming.id, state: 'upcoming', lots: 0, first_closes_at: upcoming.closesAt.toISOString() },
  ]);
  expect(Date.parse(auctions[1]?.last_closes_at ?? '')).toBeGreaterThan(running.closesAt.getTime());
});

test('answers an auction by its id, and 404 for a draft or an unknown one', async () => {
  const auction = await addAuction(api.db, { title: 'Small works' });
  const found = await api.app.inject(`/api/auction/${auction.id}`);
  expect(found.json()).toMatchObject({ auction: { _id: auction.id, title: 'Small works' } });
  const draft = await addAuction(api.db, { publishedAt: null });
  for (const id of [draft.id, randomUUID(), 'nothing']) {
    expect((await api.app.inject(`/api/auction/${id}`)).statusCode).toBe(404);
  }
});
