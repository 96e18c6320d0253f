import { sparringBidders } from '../../seed/collection/auctions';
import type { AuctionContext } from '../features/auctions/auction-context';
import type { RecordSigner } from '../features/auctions/record/checkpoint';
import { settleDueLots } from '../features/auctions/settling/settle-lot';
import { wonOrderMoved } from '../features/auctions/settling/won-order-moved';
import { createOrderContext } from '../features/orders/create-order-context';
import type { PaymentService } from '../features/payments/provider/payment-provider';
import { ensureAuctions } from './auctions/ensure-auctions';
import { payWonLots } from './auctions/pay-won-lots';
import { type Sparring, sparringOf } from './demo-bidders/sparring';
import { sparringTurnOf } from './demo-bidders/sparring-turn';
import { demoAuctions } from './demo-collection';

export type DemoDeps = Omit<AuctionContext, 'onStep'> & {
  payments: PaymentService | null;
  signer: RecordSigner;
};
export type Demo = { sparring: Sparring; stop(): void };

const hourMs = 3_600_000;

/** Sees to it that an auction is under way, now and each hour, and that the demo's bidders pay what they win. */
export async function startDemo(deps: DemoDeps): Promise<Demo> {
  const { db, jobs, outbox, logger, payments, signer } = deps;
  const onWonOrderMoved = wonOrderMoved(payments);
  const orders = createOrderContext({ db, jobs, outbox, logger, payments, onWonOrderMoved });
  await refresh();
  const timer = setInterval(() => {
    refresh().catch((error: unknown) => logger.warn({ err: error }, "the demo's auctions wait"));
  }, hourMs);
  const sparring = sparringOf({ turn: sparringTurnOf({ db, jobs, signer }, sparringBidders), logger });
  return {
    sparring,
    stop() {
      clearInterval(timer);
      sparring.stopAll();
    },
  };

  async function refresh() {
    await ensureAuctions(db, demoAuctions);
    await settleDueLots(deps);
    await payWonLots(orders, [...demoAuctions.bidders, ...sparringBidders]);
  }
}
