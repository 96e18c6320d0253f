import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Edge } from '../http/build-edge';
import { listen, sampleEdge } from './sample-edge';

const servers: Server[] = [];
export const edges: Edge[] = [];

afterEach(async () => {
  for (const edge of edges.splice(0)) await edge.close();
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** Opens an edge in front of an API with this answer. The API answers the heartbeat unless `lives` is false. */
export async function openEdge(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  lives = true,
) {
  const api = createServer((request, response) => {
    if (lives && request.url === '/api/heartbeat') return void response.writeHead(404).end();
    return answer(request, response);
  }).listen(0, '127.0.0.1');
  servers.push(api);
  await once(api, 'listening');
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const edge = sampleEdge({ apiUrl, heartbeat: { everyMs: 30, silenceMs: 150 } });
  edges.push(edge);
  return { edge, url: await listen(edge.app) };
}
