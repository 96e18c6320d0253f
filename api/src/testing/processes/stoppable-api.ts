import type { AuctionStep } from '../../features/auctions/auction-context';
import type { PurchaseStep } from '../../features/orders/order-context';
import { readConfig } from '../../server/config/config';
import { startServer } from '../../server/start-server';
import { fakePaystackService } from '../payments/fake-paystack';

/** After the message `{ stopAt }` the next purchase stops at that step and reports it, so that a test can kill it there. */
type Step = PurchaseStep | AuctionStep;
let stopAt: Step | undefined;

process.on('message', (message: { stopAt: Step }) => {
  stopAt = message.stopAt;
  process.send?.({ [`armed for ${stopAt}`]: true });
});
process.on('disconnect', () => process.exit(1));
process.on('SIGTERM', async () => {
  await (await server).stop();
  process.exit(0);
});
const server = startServer(readConfig(), {
  payments: fakePaystackService(process.argv[2] ?? ''),
  onStep: (step) => (step === stopAt ? stopHere(step) : undefined),
});
await server;

function stopHere(step: Step): Promise<void> {
  stopAt = undefined;
  process.send?.({ [`stopped at ${step}`]: true });
  return new Promise(() => {});
}
