import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fromHere } from './key-file.mjs';

/** @typedef {{ remote: string, version: string, sha256: Record<string, string>, signature?: { key: string, value: string } }} Release */

/** @param {string} named a release.json or its folder */
export async function readRelease(named) {
  const file = named.endsWith('.json') ? fromHere(named) : path.join(fromHere(named), 'release.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(
      `${path.relative(fromHere('.'), file)} cannot be read: is it the folder that was built, such as gallery-remote/dist?`,
    );
  });
  const release = parse(text);
  if (!release) throw new Error(`${named} is no release.json`);
  await checkFiles(release, path.dirname(file));
  return { file, text, release };
}

/** Returns exactly the signed text. @param {Release} release */
export function signedText({ signature: _, ...release }) {
  return JSON.stringify(release);
}

/** @param {string} text @returns {Release | null} */
function parse(text) {
  try {
    const { remote, version, sha256 } = JSON.parse(text);
    const fits =
      typeof remote === 'string' && typeof version === 'string' && sha256 && typeof sha256 === 'object';
    return fits ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

/** Checks the release's files before signing or publishing, because edges would refuse different ones. @param {Release} release @param {string} folder */
async function checkFiles({ sha256 }, folder) {
  for (const [name, hash] of Object.entries(sha256)) {
    if (!/^static\/\w[\w.-]*$/.test(name)) throw new Error(`${name} is no file of a release`);
    const body = await readFile(path.join(folder, name)).catch(() => null);
    if (!body) throw new Error(`${name} is not there: build the remote again`);
    if (createHash('sha256').update(body).digest('hex') !== hash)
      throw new Error(`${name} is not the file that was built: build the remote again`);
  }
}
