import { startTraces } from '@gallery/shared/server/traces/start-traces';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';

export function traceApi(collector: string): void {
  startTraces({
    service: 'api',
    collector,
    continuesTraces: true,
    instrumentations: [new PgInstrumentation({ requireParentSpan: true })],
  });
}
