import { startTraces } from '@gallery/shared/server/traces/start-traces';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';

const calls = () => [new UndiciInstrumentation({ requireParentforSpans: true })];

/** Sends the spans of requests to the collector; a trace that a visitor names ends here. */
export function traceEdge(collector: string): void {
  startTraces({ service: 'edge', collector, continuesTraces: false, instrumentations: calls() });
}

/** In a render thread: goes on with the trace of the page that is rendered. */
export function traceThread(collector: string): void {
  startTraces({ service: 'edge', collector, continuesTraces: true, instrumentations: calls() });
}
