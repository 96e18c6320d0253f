import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

/** @type {Record<string, string>} */
const types = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.cjs': 'text/plain; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
};

/** The milliseconds that answers have to end after a request to stop. */
const stopTimeoutMs = 4000;

/**
 * Serves release.json to the edge, the manifest to other hosts, and the hashed files of this release and earlier ones.
 * Rejects when it cannot listen. @param {{ folder: string, port: number, host?: string }} settings
 */
export async function openRemoteServer({ folder, port, host = '127.0.0.1' }) {
  const server = createServer((request, response) => {
    answer(folder, request, response).catch(() =>
      response.writeHead(500, { 'cache-control': 'no-store' }).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return { stop: () => stop(server) };
}

/** @param {string} folder @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
async function answer(folder, request, response) {
  const [pathname = ''] = (request.url ?? '').split('?');
  const mutable = /^\/(release|mf-manifest)\.json$/.test(pathname);
  const known = mutable || /^\/static\/[\w.-]+$/.test(pathname);
  const body = known ? await readFile(path.join(folder, pathname)).catch(() => undefined) : undefined;
  if (!body) return response.writeHead(404, { 'cache-control': 'no-store' }).end();
  response.writeHead(200, {
    'content-type': types[path.extname(pathname)] ?? 'application/octet-stream',
    'cache-control': mutable ? 'no-cache' : 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    // Any page may host the remote: it reads the manifest, and uses its images as CSS masks.
    'access-control-allow-origin': '*',
  });
  response.end(body);
}

/** @param {import('node:http').Server} server */
async function stop(server) {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const late = setTimeout(() => server.closeAllConnections(), stopTimeoutMs);
  await closed;
  clearTimeout(late);
}
