import { createPrivateKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { UsageError } from './usage.mjs';

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
