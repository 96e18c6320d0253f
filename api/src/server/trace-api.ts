import { startTraces } from '@gallery/shared/server/traces/start-traces';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';

/** Sends the spans of requests and of their statements to the collector at this address. */
export function traceApi(collector: string): void {
  startTraces({
    service: 'api',
    collector,
    continuesTraces: true,
    instrumentations: [new PgInstrumentation({ requireParentSpan: true })],
  });
}
