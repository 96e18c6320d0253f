import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** `sha256` covers the line ends and is hexadecimal. */
export type LinesSum = { rows: number; sha256: string };

/** Writes a gzip file that only its owner can read. */
export async function writeLines(file: string, batches: AsyncIterable<string[]>): Promise<LinesSum> {
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
  await pipeline(Readable.from(texts()), createGzip(), createWriteStream(file, { mode: 0o600 }));
  return { rows, sha256: hash.digest('hex') };
}

export async function* readLines(file: string): AsyncGenerator<string[]> {
  const text = createGunzip();
  const reading = pipeline(createReadStream(file), text);
  reading.catch(() => {});
  let batch: string[] = [];
  for await (const line of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })) {
    batch.push(line);
    if (batch.length < batchLines) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
  await reading;
}

const batchLines = 500;

export async function sumOfLines(file: string): Promise<LinesSum> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const lines of readLines(file)) {
    rows += lines.length;
    hash.update(lines.map((line) => `${line}\n`).join(''));
  }
  return { rows, sha256: hash.digest('hex') };
}
