import { type Span, SpanKind, trace } from '@opentelemetry/api';

/** What the instrumentation of PostgreSQL does, for the embedded database. Without a traced request it costs nothing. */
export async function traced<T>(statement: string, run: () => Promise<T>): Promise<T> {
  if (!trace.getActiveSpan()) return run();
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': statement };
  const [name = 'query'] = statement.trimStart().split(/\s/, 1);
  const options = { kind: SpanKind.CLIENT, attributes };
  return trace.getTracer('pglite').startActiveSpan(name.toUpperCase(), options, (span) => ended(span, run));
}

async function ended<T>(span: Span, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } finally {
    span.end();
  }
}
