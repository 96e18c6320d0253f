import { randomUUID } from 'node:crypto';
import { koboOf } from '@gallery/shared/contract/orders/payment/payment';
import { and, eq, inArray } from 'drizzle-orm';
import { invitedBidders } from '../../seed/collection/auctions';
import type { SeedBidder } from '../../seed/collection/collection-types';
import type { AuctionContext } from '../features/auctions/auction-context';
import type { RecordSigner } from '../features/auctions/record/checkpoint';
import { settleDueLots } from '../features/auctions/settling/settle-lot';
import { wonOrderMoved } from '../features/auctions/settling/won-order-moved';
import { createOrderContext } from '../features/orders/create-order-context';
import { orders } from '../features/orders/order.table';
import { payments } from '../features/payments/payment.table';
import type { PaymentContext } from '../features/payments/payment-context';
import type { PaymentService } from '../features/payments/provider/payment-provider';
import { capturePayment } from '../features/payments/settlement/capture-payment';
import { demoBidders } from './auctions/demo-bidders';
import { ensureAuctions } from './auctions/ensure-auctions';
import { demoBidderTurnOf } from './demo-bidders/demo-bidder-turn';
import { type DemoBidders, demoBiddersOf } from './demo-bidders/demo-bidders';
import { demoAuctions } from './demo-collection';

export type DemoDeps = AuctionContext & {
  payments: PaymentService | null;
  signer: RecordSigner;
  registration?: string;
};
export type Demo = { demoBidders: DemoBidders; stop(): void };

const hourMs = 3_600_000;

/** Ensures, now and every hour, that an auction is running and that the demo's bidders pay for their won lots. */
export async function startDemo(deps: DemoDeps): Promise<Demo> {
  const { db, jobs, payments, signer, logger } = deps;
  const orders = createOrderContext({ ...deps, onWonOrderMoved: wonOrderMoved(payments) });
  await refresh();
  const timer = setInterval(() => {
    refresh().catch((error: unknown) => logger.warn({ err: error }, "the demo's auctions wait"));
  }, hourMs);
  const demoBidders = demoBiddersOf({ turn: demoBidderTurnOf({ db, jobs, signer }, invitedBidders), logger });
  return {
    demoBidders,
    stop() {
      clearInterval(timer);
      demoBidders.stopAll();
    },
  };

  async function refresh() {
    await ensureAuctions(db, demoAuctions);
    await settleDueLots(deps);
    await payWonLots(orders, [...demoAuctions.bidders, ...invitedBidders]);
  }
}

/** Pays the won lots of the demo's bidders as if by card, without a request to the payment provider. */
async function payWonLots(context: PaymentContext, bidders: SeedBidder[]): Promise<void> {
  const { db } = context;
  const ids = (await demoBidders(db, bidders)).map(({ id }) => id);
  const due = await db
    .select()
    .from(orders)
    .where(and(inArray(orders.userId, ids), eq(orders.status, 'Pending')));
  for (const order of due) {
    const amount = koboOf(order.price);
    const [payment] = await db
      .insert(payments)
      .values({ reference: `demo-${randomUUID()}`, orderId: order.id, amount, currency: 'NGN' })
      .onConflictDoNothing()
      .returning();
    if (!payment) continue;
    await capturePayment(context, payment, {
      status: 'success',
      amount,
      currency: 'NGN',
      paidWith: 'Visa card ending in 4081',
    });
  }
}
