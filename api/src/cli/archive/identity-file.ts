import { readFile } from 'node:fs/promises';

/** Reads the private keys of a file of `age-keygen`. Never throws an error that contains a key. */
export async function readIdentities(file: string): Promise<string[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').map((line) => line.trim());
  const identities = lines.filter((line) => line !== '' && !line.startsWith('#'));
  if (identities.length === 0 || !identities.every(isIdentity))
    throw new Error(`${file} is not a file of age-keygen: its lines start with AGE-SECRET-KEY-1 or #.`);
  return identities;
}

function isIdentity(line: string): boolean {
  return /^AGE-SECRET-KEY-(PQ-)?1[0-9A-Z]{50,}$/.test(line);
}
