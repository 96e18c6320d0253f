import { writePrivately } from '@gallery/shared/server/private-files';
import { readConfig } from './config';
import { startFailureOf } from './start-failure';
import { type RunningServer, startServer } from './start-server';

let server: RunningServer | undefined;
let stopping = false;

writePrivately();

for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(signal, () => void stop());

try {
  server = await startServer(readConfig());
} catch (error) {
  if (!stopping) fail(error);
}

/** Running requests are finished and the database is closed, within five seconds. */
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), 4_500).unref();
  await server?.stop();
  process.exit(0);
}

function fail(error: unknown): void {
  console.error(startFailureOf(error));
  process.exit(1);
}
