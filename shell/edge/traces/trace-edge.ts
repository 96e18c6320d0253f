import { startTraces } from '@gallery/shared/server/traces/start-traces';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';

const calls = () => [new UndiciInstrumentation({ requireParentforSpans: true })];

/** Sends the spans of requests to the collector. A visitor cannot continue a trace. */
export function traceEdge(collector: string): void {
  startTraces({ service: 'edge', collector, continuesTraces: false, instrumentations: calls() });
}

/** Continues the trace of the rendered page in a render thread. */
export function traceThread(collector: string): void {
  startTraces({ service: 'edge', collector, continuesTraces: true, instrumentations: calls() });
}
