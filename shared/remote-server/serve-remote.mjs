import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

/** Serves release.json to the edge, the manifest to other hosts, and the hashed files of this release and earlier ones. */
const folder = path.resolve(process.env.REMOTE_FOLDER ?? 'dist');
const port = Number(process.env.PORT ?? 3001);
const host = process.env.HOST ?? '127.0.0.1';
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

const server = createServer((request, response) => {
  answer(request, response).catch(() => response.writeHead(500, { 'cache-control': 'no-store' }).end());
});
server.on('error', (error) => {
  process.stderr.write(`${path.basename(path.dirname(folder))}: ${error.message}\n`);
  process.exit(1);
});
server.listen(port, host, () => process.connected && process.send({ ready: true }));
for (const end of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(end, stop);

async function answer(request, response) {
  const [pathname] = request.url.split('?');
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

function stop() {
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => process.exit(0), 4000).unref();
}
