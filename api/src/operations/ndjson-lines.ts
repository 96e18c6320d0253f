import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { readSealed, type SealKeys, writeSealed } from './sealed-file';

/** `sha256` is hexadecimal and covers the line ends. */
export type LinesSum = { rows: number; sha256: string };

/** Writes a gzip file that only its owner can read. */
export async function writeLines(
  file: string,
  batches: AsyncIterable<string[]>,
  recipients: SealKeys,
): Promise<LinesSum> {
  const hash = createHash('sha256');
  let rows = 0;
  async function* texts() {
    for await (const lines of batches) {
      const text = lines.map((line) => `${line}\n`).join('');
      rows += lines.length;
      hash.update(text);
      yield text;
    }
  }
  const packed = createGzip();
  await Promise.all([pipeline(Readable.from(texts()), packed), writeSealed(file, packed, recipients)]);
  return { rows, sha256: hash.digest('hex') };
}

/** Yields the lines of each unpacked piece. Only a line feed ends a line, because text may contain U+2028. */
export async function* readLines(file: string, identities: SealKeys): AsyncGenerator<string[]> {
  const text = createGunzip();
  const reading = pipeline(await readSealed(file, identities), text);
  reading.catch(() => {});
  text.setEncoding('utf8');
  let rest = '';
  for await (const piece of text) {
    const lines = `${rest}${piece}`.split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines;
  }
  if (rest) yield [rest];
  await reading;
}

export async function sumOfLines(file: string, identities: SealKeys): Promise<LinesSum> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const lines of readLines(file, identities)) {
    rows += lines.length;
    hash.update(lines.map((line) => `${line}\n`).join(''));
  }
  return { rows, sha256: hash.digest('hex') };
}
