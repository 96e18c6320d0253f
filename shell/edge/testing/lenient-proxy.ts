import { once } from 'node:events';
import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  request as requestOnward,
  validateHeaderName,
  validateHeaderValue,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a front that parses leniently, forwards headers unchanged, and reuses connections. */
export async function startLenientProxy(target: string) {
  const read = new Set<string>();
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const server = createServer({ insecureHTTPParser: true }, (request, response) => {
    const { method, headers, url = '' } = request;
    read.add(url);
    if (!isWritable(headers)) return void response.destroy();
    const onward = requestOnward(target + url, { method, headers, agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    onward.on('error', () => response.destroy());
    request.on('error', () => onward.destroy());
    request.pipe(onward);
  }).listen(0, '127.0.0.1');
  server.on('clientError', (_error, socket) => socket.destroy());
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, read, stop };

  async function stop(): Promise<void> {
    server.close();
    server.closeAllConnections();
    agent.destroy();
  }
}

function isWritable(headers: IncomingHttpHeaders): boolean {
  try {
    for (const [name, value] of Object.entries(headers)) {
      validateHeaderName(name);
      validateHeaderValue(name, String(value));
    }
    return true;
  } catch {
    return false;
  }
}
