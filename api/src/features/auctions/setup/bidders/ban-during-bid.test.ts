import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import { rowsOf } from '../../../../db/statements';
import { observeSteps } from '../../../../db/steps';
import { newBidder } from '../../../../testing/auctions/bidders';
import { addAuction, addLot } from '../../../../testing/gallery/auctions';
import { openShop } from '../../../../testing/orders/orders';
import { testSecret, testSigner } from '../../../../testing/server/test-app';
import { setUp } from '../../../../testing/setup/setup-api';
import { sessionTokensOf } from '../../../auth/sessions/session-token';
import { bidders } from '../../bidders/bidder.table';
import { bids } from '../../bidding/bid.table';
import { placeBid } from '../../bidding/place-bid';
import { decideBidder } from './decide-bidder';

const shop = setUp(openShop);

test.each(['ban', 'decline'] as const)(
  'a %s waits for the bid in progress and blocks later bids',
  async (decision) => {
    const { db, context } = shop;
    const auction = await addAuction(db, { approvalFrom: 1 });
    const lot = await addLot(db, auction, { estimateHigh: 400_000 });
    const { token, user } = await newBidder(shop, auction);
    const isHers = and(eq(bidders.userId, user._id), eq(bidders.auctionId, auction.id));
    await db.update(bidders).set({ state: 'approved' }).where(isHers);
    const sessionId = (await sessionTokensOf([testSecret]).read(token))?.id ?? '';
    const [written, goOn] = [latch(), latch()];
    const stopObserving = observeSteps(async (step) => {
      if (step !== 'bid written') return;
      written.open();
      await goOn.isOpen;
    });
    const bid = (max: number) =>
      placeBid(
        { ...context, signer: testSigner },
        { userId: user._id, sessionId, lotId: lot.id, key: randomUUID(), max, confirmed: true },
      );
    const first = bid(100_000);
    await written.isOpen;
    let isDecided = false;
    const ids = { auctionId: auction.id, userId: user._id };
    const deciding = decideBidder(
      { db, outbox: context.outbox },
      ids,
      { decision, reason: 'Bid for a friend' },
      user._id,
    ).then(() => {
      isDecided = true;
    });
    while (!isDecided && !(await isSomebodyWaiting())) await pause(5);
    expect(isDecided).toBe(false);
    goOn.open();
    await Promise.all([first, deciding]);
    stopObserving();
    await expect(bid(200_000)).rejects.toThrow();
    expect(await db.$count(bids, eq(bids.userId, user._id))).toBe(1);
  },
);

function latch() {
  let open = () => {};
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { isOpen, open: () => open() };
}

async function isSomebodyWaiting(): Promise<boolean> {
  const locks = sql`SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return (await rowsOf(shop.db, locks)).length > 0;
}
