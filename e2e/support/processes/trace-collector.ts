import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Piece } from './product';

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
export type CollectedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
  service: string;
};
type Sent = {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: Omit<CollectedSpan, 'service'>[] }[];
  }[];
};

/** Receives spans as an OpenTelemetry collector does (OTLP over HTTP, JSON). */
export async function startCollector(): Promise<
  Piece & { spans: () => CollectedSpan[]; sent: () => string; texts: () => string[] }
> {
  const bodies: string[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    bodies.push(await text(request));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () => bodies.flatMap((body) => spansOf(JSON.parse(body))),
    sent: () => bodies.join('\n'),
    texts: () => [...new Set(bodies.flatMap((body) => spansOf(JSON.parse(body)).map(textOf)))],
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Without ids and times, whose digits may look like a card. */
function textOf(span: CollectedSpan): string {
  return JSON.stringify(span, (key, value) => (/Id$|UnixNano$/.test(key) ? undefined : value));
}

function spansOf({ resourceSpans }: Sent): CollectedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const named = resource.attributes.find(({ key }) => key === 'service.name');
    const service = named?.value.stringValue ?? '';
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, service })));
  });
}
