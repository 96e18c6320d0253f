import type { AppStep } from '../../server/app';
import { readConfig } from '../../server/config/config';
import { startServer } from '../../server/start-server';
import { fakePaystackService } from '../payments/fake-paystack';

/** After the message `{ stopAt }`, the next purchase or bid stops at that step and reports it, so that a test can kill the process there. */
let stopAt: AppStep | undefined;

process.on('message', (message: { stopAt: AppStep }) => {
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

function stopHere(step: AppStep): Promise<void> {
  stopAt = undefined;
  process.send?.({ [`stopped at ${step}`]: true });
  return new Promise(() => {});
}
