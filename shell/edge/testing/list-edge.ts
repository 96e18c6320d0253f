import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { etagOf, versionOf } from '@gallery/shared/server/content-negotiation';
import type { Edge } from '../http/build-edge';
import { sampleEdge } from './sample-edge';

export const list = {
  names: ['Laterite'],
  headers: {} as Record<string, string>,
  requests: [] as IncomingMessage[],
  servers: [] as Server[],
};
export const listPath = '/api/artwork';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;
const edges: Edge[] = [];

export function resetList(): void {
  Object.assign(list, { names: ['Laterite'], headers: {} });
  list.requests.length = 0;
}

export async function closeListEdges(): Promise<void> {
  for (const edge of edges.splice(0)) await edge.close();
  for (const server of list.servers.splice(0)) server.close().closeAllConnections();
}

/** Opens an edge in front of an API that answers the list, unless the test answers itself. */
export async function openListEdge(
  answer: Answer = answerList,
  heartbeat: Answer = (_, response) => response.writeHead(404).end(),
) {
  const api = createServer((request, response) => {
    if (request.url === '/api/heartbeat') return heartbeat(request, response);
    list.requests.push(request);
    answer(request, response);
  }).listen(0, '127.0.0.1');
  list.servers.push(api);
  await once(api, 'listening');
  const edge = sampleEdge({ apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
  edges.push(edge);
  return (url = listPath, sent: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    edge.app.inject({ method, url, headers: sent });
}

export function answerList({ headers: sent, method }: IncomingMessage, response: ServerResponse): void {
  const body = JSON.stringify({ artworks: list.names });
  const etag = etagOf(versionOf(body));
  const all = { 'cache-control': 'no-cache', etag, 'content-type': 'application/json', ...list.headers };
  if (sent['if-none-match'] === etag) return void response.writeHead(304, all).end();
  response.writeHead(200, { ...all, 'content-length': Buffer.byteLength(body) });
  response.end(method === 'HEAD' ? undefined : body);
}
