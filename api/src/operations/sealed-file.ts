import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';

/** Public keys of age (`age1…`) when writing, identities (`AGE-SECRET-KEY-1…`) when reading. Without any, files are plain. */
export type SealKeys = readonly string[];

export const sealedName = (file: string, keys: SealKeys): string => (keys.length > 0 ? `${file}.age` : file);

/** Throws for a key that age does not know, before anything is written. */
export function encrypterFor(recipients: SealKeys): Encrypter {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return encrypter;
}

/** Writes a stream piece by piece. Only the owner can read the file, and its name appears when it is complete. */
export async function writeSealed(file: string, content: Readable, recipients: SealKeys): Promise<void> {
  const name = sealedName(file, recipients);
  const target = createWriteStream(`${name}.part`, { mode: 0o600 });
  const plain = Readable.toWeb(content) as ReadableStream<Uint8Array>;
  const written = recipients.length > 0 ? await encrypterFor(recipients).encrypt(plain) : plain;
  await pipeline(Readable.fromWeb(written as NodeStream), target);
  await rename(`${name}.part`, name);
}

/** Every piece is verified before the stream yields it. A damaged or shortened file fails at its damage. */
export async function readSealed(file: string, identities: SealKeys): Promise<Readable> {
  const content = createReadStream(sealedName(file, identities));
  if (identities.length === 0) return content;
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  const sealed = Readable.toWeb(content) as ReadableStream<Uint8Array>;
  try {
    return Readable.fromWeb((await decrypter.decrypt(sealed)) as NodeStream);
  } catch (error) {
    content.destroy();
    throw error;
  }
}

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
