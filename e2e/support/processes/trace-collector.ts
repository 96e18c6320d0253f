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

/** Receives spans as an OpenTelemetry collector does (OTLP over HTTP, JSON). A GET answers with those since a number. */
export async function startCollector(): Promise<Piece & { texts: () => string[] }> {
  const bodies: string[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    if (request.method === 'GET') {
      const since = Number(request.url?.slice(1) || bodies.length);
      response.end(JSON.stringify({ number: bodies.length, bodies: bodies.slice(since) }));
      return;
    }
    bodies.push(await text(request));
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    texts: () => [...new Set(bodies.flatMap((body) => spansOf(JSON.parse(body)).map(textOf)))],
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Follows what the collector at this address receives from now on, also from another process. */
export async function followCollector(url: string) {
  const read = async (since: string): Promise<{ number: number; bodies: string[] }> =>
    (await fetch(`${url}/${since}`)).json();
  const { number } = await read('');
  const sent = async () => (await read(String(number))).bodies;
  return { sent, spans: async () => (await sent()).flatMap((body) => spansOf(JSON.parse(body))) };
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
