import { writePrivately } from '@gallery/shared/server/files';
import { readConfig } from './config/config';
import { startFailureOf } from './start-failure';
import type { RunningServer } from './start-server';

let server: RunningServer | undefined;
let stopping = false;
/** The milliseconds until the process ends, finished or not. */
let stopMs = 4_500;

writePrivately();

for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(signal, () => void stop());

try {
  const config = readConfig();
  stopMs += config.drainMs;
  if (config.tracesUrl) {
    await traceApi(config.tracesUrl);
  }
  // Loads the server after tracing starts, because tracing must come before the modules that it instruments.
  const { startServer } = await import('./start-server');
  server = await startServer(config);
} catch (error) {
  if (!stopping) fail(error);
}

async function traceApi(collector: string): Promise<void> {
  const { startTraces } = await import('@gallery/shared/server/traces/start-traces');
  const { PgInstrumentation } = await import('@opentelemetry/instrumentation-pg');
  startTraces({
    service: 'api',
    collector,
    continuesTraces: true,
    instrumentations: [new PgInstrumentation({ requireParentSpan: true })],
  });
}

/** Takes up to five seconds with the default drain. */
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), stopMs).unref();
  await server?.stop();
  process.exit(0);
}

function fail(error: unknown): void {
  console.error(startFailureOf(error));
  process.exit(1);
}
