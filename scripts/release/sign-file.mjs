import { sign } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { readKey } from './key-file.mjs';
import { readRelease, signedText } from './release-file.mjs';
import { wordsOf } from './usage.mjs';

/** The pattern of semver.org, without the rule for leading zeros. */
const semanticVersion = /^\d+\.\d+\.\d+(-[\dA-Za-z.-]+)?(\+[\dA-Za-z.-]+)?$/;

/** @param {import('./usage.mjs').Given} given */
export async function signFile(given) {
  const [named = ''] = wordsOf(given, 1);
  const { remote, name, key } = await readKey(given.key);
  const { file, release } = await readRelease(named);
  if (release.remote !== remote)
    throw new Error(`This is a release of ${release.remote}, and the key is ${remote}'s`);
  if (!semanticVersion.test(release.version))
    throw new Error(`The version must be a semantic version such as 1.4.0, and it is ${release.version}`);
  const value = sign(null, signedBytes('release', signedText(release)), key).toString('base64url');
  const signed = { ...release, signature: { key: name, value } };
  await writeFile(`${file}.new`, JSON.stringify(signed, null, 2));
  await rename(`${file}.new`, file);
  return `Signed ${remote} ${release.version} with ${name}.`;
}

/** Precedes the signed text, so that a signature of one kind is invalid for the other. Must match shared/server/release-signature.ts. */
const domains = { release: 'gallery release 1\n', command: 'gallery release command 1\n' };

/** @param {keyof typeof domains} kind @param {string} text */
export function signedBytes(kind, text) {
  return Buffer.from(domains[kind] + text);
}
