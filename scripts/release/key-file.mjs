import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { remoteOf, UsageError, wordsOf } from './usage.mjs';

/** @param {import('./usage.mjs').Given} given */
export async function generateKey(given) {
  const [word = '', name = ''] = wordsOf(given, 2);
  const remote = remoteOf(word);
  if (!/^[\w.-]{1,40}$/.test(name)) throw new UsageError(`${name} is no name of a key`);
  const file = given.out ?? `${remote}-${name}.key.json`;
  const jwk = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  const text = `${JSON.stringify({ kid: `${remote}/${name}`, ...jwk })}\n`;
  await writeFile(fromHere(file), text, { mode: 0o600, flag: 'wx' }).catch((error) => {
    throw new Error(
      error.code === 'EEXIST' ? `${file} is there already` : `${file} cannot be written: ${error.code}`,
    );
  });
  return `${file} is the private key: only the team's pipeline has it.\nRELEASE_KEYS=${remote}/${name}=${jwk.x}`;
}

/** Resolves against the caller's folder, because npm starts scripts in the repository's folder. @param {string} file */
export const fromHere = (file) => path.resolve(process.env.INIT_CWD ?? '.', file);

/** Reads a team's private JWK. Its `kid`, such as `gallery/2026`, names remote and key. @param {string | undefined} file */
export async function readKey(file) {
  if (!file) throw new UsageError('--key FILE is missing');
  const text = await readFile(fromHere(file), 'utf8').catch(() => {
    throw new Error(`${file} cannot be read`);
  });
  try {
    const jwk = JSON.parse(text);
    const [, remote = '', name = ''] = String(jwk.kid).match(/^(\w{1,40})\/([\w.-]{1,40})$/) ?? [];
    const key = createPrivateKey({ key: jwk, format: 'jwk' });
    if (remote && key.asymmetricKeyType === 'ed25519') return { remote, name, key };
  } catch {}
  throw new Error(`${file} is no key that keygen made`);
}
