import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../scripts/servers/ports.mjs';
import { fetchRaw } from '../browser/page-answers.mjs';
import { temporaryFolder } from './closing.mjs';
import { startPiece } from './product.mjs';

/** These headers belong to one connection or one answer. */
const notCopied = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date'];

/** Starts a server with the product's headers and body that does nothing else. @param {string} url of the product's answer */
export async function startTrivial(url) {
  const { status, headers, body } = await fetchRaw(url);
  const copied = Object.entries(headers).filter(([name]) => !notCopied.includes(name));
  const file = path.join(temporaryFolder(), 'answer.json');
  const answer = { status, headers: Object.fromEntries(copied), body: body.toString('base64') };
  writeFileSync(file, JSON.stringify(answer));
  const port = await freePort();
  const env = { PORT: port, ANSWER_FILE: file };
  return startPiece({ name: 'trivial', file: 'bench/product/trivial-server.mjs', env }, port);
}
