import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress } from 'node:zlib';
import { fetchRaw } from '../browser/fetch-raw.mjs';
import { isClientOnly } from '../browser/rendered.mjs';

/** Serves the edge's own pages without scripts, from memory and compressed as there: the floor of what a page costs. */
const edge = process.env.EDGE_URL ?? 'http://127.0.0.1:3000';
const port = Number(process.env.PORT);
const kept = new Map();

const server = createServer(async (request, response) => {
  const path = request.url ?? '/';
  const answer = kept.get(path) ?? take(path);
  kept.set(path, answer);
  const { status, headers, body } = await answer;
  response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
});
server.listen(port, '127.0.0.1', () => process.send?.({ ready: true }));
for (const end of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(end, () => process.exit(0));

async function take(path) {
  const answer = await fetchRaw(edge + path);
  delete answer.headers['transfer-encoding'];
  delete answer.headers.connection;
  if (!answer.headers['content-type']?.startsWith('text/html')) return answer;
  const html = String(await promisify(brotliDecompress)(answer.body));
  if (isClientOnly(html)) kept.delete(path);
  return { ...answer, body: await promisify(brotliCompress)(Buffer.from(withoutScripts(html))) };
}

function withoutScripts(html) {
  return html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link\b[^>]*\bas="script"[^>]*>/g, '');
}
