import { register } from 'node:module';
import type { TextMapPropagator } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { type Instrumentation, registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { impersonal } from './impersonal-spans';

export type TraceOptions = {
  service: string;
  /** The collector's address, for example `http://127.0.0.1:4318`. */
  collector: string;
  instrumentations: Instrumentation[];
  /** Set it to false for public servers, so that visitors' requests cannot continue a trace. */
  continuesTraces: boolean;
};

/** Call it before loading instrumented modules. While the collector is unreachable, a bounded queue drops spans. */
export function startTraces({ service, collector, instrumentations, continuesTraces }: TraceOptions) {
  register('@opentelemetry/instrumentation/hook.mjs', import.meta.url);
  const exporter = new OTLPTraceExporter({ url: `${collector.replace(/\/$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [impersonal(new BatchSpanProcessor(exporter, { scheduledDelayMillis: 1000 }))],
  });
  const w3c = new W3CTraceContextPropagator();
  provider.register({ propagator: continuesTraces ? w3c : beginning(w3c) });
  registerInstrumentations({ instrumentations: [ofHttp(), ...instrumentations] });
  return { stop: () => provider.shutdown().catch(() => {}) };
}

function ofHttp() {
  return new HttpInstrumentation({
    requireParentforOutgoingSpans: true,
    ignoreIncomingRequestHook: ({ url = '' }) => /^\/(api\/(health|heartbeat)|metrics|registry)\b/.test(url),
  });
}

function beginning(w3c: W3CTraceContextPropagator): TextMapPropagator {
  return {
    inject: (...given) => w3c.inject(...given),
    extract: (context) => context,
    fields: () => w3c.fields(),
  };
}
