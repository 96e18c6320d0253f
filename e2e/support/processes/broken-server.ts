import { once } from 'node:events';
import { createServer, type IncomingMessage, request as requestOnward, type ServerResponse } from 'node:http';
import { freePort } from '../../../scripts/servers/ports.mjs';
import type { Piece } from './product';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export const answersLate: Answer = (_request, response) => void setTimeout(() => response.end('{}'), 30_000);

export async function startBrokenServer(port: number, answer: Answer): Promise<Piece> {
  const server = createServer(answer).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${port}`, stop };

  async function stop() {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  }
}

type Line = Piece & {
  /** While on, the proxy accepts requests and never answers them. */
  hang: (on: boolean) => void;
  /** Delays the answers to matching paths by `ms` milliseconds. */
  delay: (paths: RegExp, ms: number) => void;
};

/** Starts a proxy of the API that a test can break. */
export async function startHangingLine(api: string, port?: number): Promise<Line> {
  let hangs = false;
  let late = { paths: /^$/, ms: 0 };
  const line = await startBrokenServer(port ?? (await freePort()), (request, response) => {
    if (hangs) return;
    const { method, headers } = request;
    const onward = requestOnward(api + request.url, { method, headers }, (answer) => {
      const send = () => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      };
      if (late.paths.test(request.url ?? '')) setTimeout(send, late.ms);
      else send();
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
  return {
    ...line,
    hang(on) {
      hangs = on;
    },
    delay(paths, ms) {
      late = { paths, ms };
    },
  };
}

export function damagedFilesOf(healthyServer: string): Answer {
  return async (request, response) => {
    const healthy = await fetch(new URL(request.url ?? '/', healthyServer));
    const body = Buffer.from(await healthy.arrayBuffer());
    if (request.url !== '/release.json') body.fill(0, 0, 20);
    response.writeHead(healthy.status, Object.fromEntries(healthy.headers)).end(body);
  };
}
