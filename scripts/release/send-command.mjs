import { randomUUID, sign } from 'node:crypto';
import { readKey } from './key-file.mjs';
import { readRelease } from './release-file.mjs';
import { signedBytes } from './sign-file.mjs';
import { remoteOf, UsageError, wordsOf } from './usage.mjs';

/** @typedef {import('./usage.mjs').Given} Given */

const address = '/api/releases/signed-commands';

/** @param {Given} given */
export async function publish(given) {
  const [named = ''] = wordsOf(given, 1);
  const { share, steps, reason } = given;
  if ((share !== undefined || steps) && !reason) throw new UsageError('--reason TEXT is missing');
  const { text, release } = await readRelease(named);
  if (!release.signature)
    throw new Error(`${named} is not signed: npm run release -- sign ${named} --key FILE`);
  return send(given, { action: 'publish', remote: release.remote, text, ...planOf(given) });
}

/** @param {Given} given */
export async function sendChange(given) {
  const { command, share, steps, reason } = given;
  const named = command === 'unpin' ? wordsOf(given, 1) : wordsOf(given, command === 'rollback' ? 1 : 2, 2);
  const [word = '', release] = named;
  const remote = remoteOf(word);
  if (!reason) throw new UsageError('--reason TEXT is missing');
  if (command === 'canary' && share === undefined && !steps)
    throw new UsageError('canary needs --share N or --steps 5,25,100');
  return send(given, { action: command, remote, release, ...planOf(given) });
}

/** @param {Given} given */
export async function sendQuestion(given) {
  const [word = ''] = wordsOf(given, 1);
  const remote = remoteOf(word);
  return send(given, { action: given.command, remote });
}

/** @param {Given} given */
function planOf({ share, steps, reason }) {
  return { share, steps, reason };
}

/** Returns the site's answer. @param {Given} given @param {Record<string, unknown>} content */
async function send({ key: file, site }, content) {
  const { remote, name, key } = await readKey(file);
  if (content.remote !== remote) throw new Error(`The key is ${remote}'s, and this is for ${content.remote}`);
  const command = JSON.stringify({ ...content, site, at: new Date().toISOString(), nonce: randomUUID() });
  const signature = sign(null, signedBytes('command', command), key).toString('base64url');
  console.log(`Site: ${site}`);
  const answer = await fetch(site + address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ command, key: name, signature }),
    redirect: 'error',
    signal: AbortSignal.timeout(15_000),
  }).catch((error) => {
    throw new Error(notAnswered(site, remote, error));
  });
  const said = textOf(await answer.text().catch(() => ''));
  if (answer.ok) return said || 'Done.';
  if (answer.status === 404 && !said)
    throw new Error(`${site} is no gallery: --site is the address that visitors use`);
  if (answer.status >= 500)
    throw new Error(`${site} answers ${answer.status}: its API is away or failed. ${lookFirst(remote)}`);
  throw new Error(said || `${site} refuses it with ${answer.status}`);
}

/** Covers an unknown outcome, where the command may have run. @param {string} remote */
function lookFirst(remote) {
  return `See what was done before you send it again: npm run release -- why ${remote}`;
}

/** @param {string} site @param {string} remote @param {any} error */
function notAnswered(site, remote, { name, message, cause }) {
  const away = `${site} does not answer`;
  if (name === 'TimeoutError') return `${away} within 15 s. ${lookFirst(remote)}`;
  if (/SSL|packet length/.test(cause?.code ?? '')) return `${away} with https: is it http?`;
  return `${away}: ${cause?.message || cause?.code || message}. Is --site right?`;
}

/** Removes characters that would control a terminal. @param {string} body */
function textOf(body) {
  try {
    const { message, lines } = JSON.parse(body);
    const all = Array.isArray(lines) && lines.length > 0 ? lines : [message ?? ''];
    return all.map((line) => String(line).replace(/\p{Cc}/gu, ' ')).join('\n');
  } catch {
    return '';
  }
}
