import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type Recorded = { method: string; url: string; from: string; body: string };
type Answer = { status: number; json: unknown; headers?: Record<string, string> };

/** `answer` is 200 with the requested address, unless a test replaces it. */
export async function startRecordingApi(
  answer = (url: string): Answer => ({ status: 200, json: { answerTo: url } }),
) {
  const seen: Recorded[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    if (url === '/api/heartbeat') return void response.writeHead(404).end();
    const body = await buffer(request).catch(() => null);
    if (body === null) return;
    seen.push({ method, url, from: String(headers['x-forwarded-for']), body: body.toString('latin1') });
    const { status, json, headers: more } = answer(url);
    response.writeHead(status, { 'content-type': 'application/json', ...more }).end(JSON.stringify(json));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { seen, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };

  async function stop(): Promise<void> {
    server.close();
    server.closeAllConnections();
  }
}
