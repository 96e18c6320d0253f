import { generateKeyPairSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { fromHere } from './key-file.mjs';
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
