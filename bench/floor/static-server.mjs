import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress } from 'node:zlib';
import { fetchRaw, isClientOnly } from '../browser/page-answers.mjs';

/** Serves compressed answers from memory: the given pages, or else the edge's pages without their scripts. Copies other files from the edge. */
const edge = process.env.EDGE_URL ?? 'http://127.0.0.1:3000';
const port = Number(process.env.PORT);
/** @type {Record<string, string>} */
const pages = process.env.PAGES_FILE ? JSON.parse(readFileSync(process.env.PAGES_FILE, 'utf8')) : {};
const answers = new Map();

const server = createServer(async (request, response) => {
  const path = request.url ?? '/';
  const answer = answers.get(path) ?? answerTo(path);
  answers.set(path, answer);
  const { status, headers, body } = await answer;
  response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
});
server.listen(port, '127.0.0.1', () => process.send?.({ ready: true }));
for (const end of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(end, () => process.exit(0));

async function answerTo(path) {
  if (pages[path]) return { status: 200, headers: htmlHeaders, body: await packed(pages[path]) };
  const answer = await fetchRaw(edge + path);
  delete answer.headers['transfer-encoding'];
  delete answer.headers.connection;
  if (!answer.headers['content-type']?.startsWith('text/html')) return answer;
  const html = String(await promisify(brotliDecompress)(answer.body));
  if (isClientOnly(html)) answers.delete(path);
  return { ...answer, body: await packed(withoutScripts(html)) };
}

const htmlHeaders = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
const packed = (html) => promisify(brotliCompress)(Buffer.from(html));

function withoutScripts(html) {
  return html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link\b[^>]*\bas="script"[^>]*>/g, '');
}
