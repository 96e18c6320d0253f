import { observeSteps, type Step } from '../../db/steps';
import { readConfig } from '../../server/config/config';
import { startServer } from '../../server/start-server';
import { fakePaystackService } from '../payments/fake-paystack';

/** After the message `{ stopAt }`, the next purchase or bid stops at that step and reports it, so that a test can kill the process there. */
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
observeSteps((step) => (step === stopAt ? stopHere(step) : undefined));
const server = startServer(readConfig(), {
  payments: fakePaystackService(process.argv[2] ?? ''),
});
await server;

function stopHere(step: Step): Promise<void> {
  stopAt = undefined;
  process.send?.({ [`stopped at ${step}`]: true });
  return new Promise(() => {});
}
