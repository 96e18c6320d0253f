import { randomUUID, sign } from 'node:crypto';
import { readKey } from './key-file.mjs';
import { readRelease } from './release-file.mjs';
import { UsageError, wordsOf } from './usage.mjs';

/** @typedef {import('./usage.mjs').Given} Given */

const address = '/api/releases/signed-commands';

/** @param {Given} given */
export async function publish(given) {
  const [named = ''] = wordsOf(given, 1);
  const { text, release } = await readRelease(named);
  if (!release.signature) throw new Error(`${named} is not signed: npm run release -- sign`);
  return send(given, { action: 'publish', remote: release.remote, text, ...planOf(given) });
}

/** @param {Given} given */
export async function sendChange(given) {
  const { command, share, steps, reason } = given;
  const named = command === 'unpin' ? wordsOf(given, 1) : wordsOf(given, command === 'rollback' ? 1 : 2, 2);
  const [remote, release] = named;
  if (!reason) throw new UsageError('--reason TEXT is missing');
  if (command === 'canary' && share === undefined && !steps)
    throw new UsageError('canary needs --share N or --steps 5,25,100');
  return send(given, { action: command, remote, release, ...planOf(given) });
}

/** @param {Given} given */
export async function sendQuestion(given) {
  const [remote] = wordsOf(given, 1);
  return send(given, { action: given.command, remote });
}

/** @param {Given} given */
function planOf({ share, steps, reason }) {
  return { share, steps, reason };
}

/** Answers what the site says. @param {Given} given @param {Record<string, unknown>} content */
async function send({ key: file, site }, content) {
  const { remote, name, key } = await readKey(file);
  if (content.remote !== remote) throw new Error(`The key is ${remote}'s, and this is for ${content.remote}`);
  const command = JSON.stringify({ ...content, at: new Date().toISOString(), nonce: randomUUID() });
  const signature = sign(null, Buffer.from(command), key).toString('base64url');
  const answer = await fetch(site + address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ command, key: name, signature }),
    redirect: 'error',
    signal: AbortSignal.timeout(15_000),
  }).catch((error) => {
    throw new Error(`${site} does not answer: ${error.cause?.message || error.cause?.code || error.message}`);
  });
  const said = textOf(await answer.text().catch(() => ''));
  if (!answer.ok) throw new Error(said || `${site} refuses it with ${answer.status}`);
  return said || 'Done.';
}

/** Without what would steer a terminal. @param {string} body */
function textOf(body) {
  try {
    const { message, lines } = JSON.parse(body);
    const all = Array.isArray(lines) && lines.length > 0 ? lines : [message ?? ''];
    return all.map((line) => String(line).replace(/\p{Cc}/gu, ' ')).join('\n');
  } catch {
    return '';
  }
}
