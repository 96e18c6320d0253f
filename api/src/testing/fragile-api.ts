import { readConfig } from '../config';
import type { PurchaseStep } from '../features/payments/purchase-steps';
import { startServer } from '../start-server';
import { fakePaystackService } from './fake-paystack';

/** The API, paid through the address on the command line. Told `{ killAt }` it is gone at that step, as by kill -9. */
let killAt: PurchaseStep | undefined;

process.on('message', (told: { killAt: PurchaseStep }) => {
  killAt = told.killAt;
  process.send?.({ armed: true });
});
process.on('disconnect', () => process.exit(1));
process.on('SIGTERM', async () => {
  await (await server).stop();
  process.exit(0);
});
const server = startServer(readConfig(), {
  payments: fakePaystackService(process.argv[2] ?? ''),
  onStep: (step) => void (step === killAt && process.kill(process.pid, 'SIGKILL')),
});
await server;
