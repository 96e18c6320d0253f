import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const encodings = {
  br: (body: Buffer, quality: number) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};
export type Encoding = keyof typeof encodings;

const acceptance = {
  br: /^\s*br\s*(;\s*q=(1|0\.\d*[1-9]).*)?$/,
  gzip: /^\s*gzip\s*(;\s*q=(1|0\.\d*[1-9]).*)?$/,
};

/** Brotli where the client accepts both; `q=0` is a refusal. */
export function encodingFor(headers: IncomingHttpHeaders): Encoding | undefined {
  const header = headers['accept-encoding'];
  const accepted = typeof header === 'string' ? header : '';
  if (accepted !== last.accepted) last = { accepted, encoding: chooseEncoding(accepted) };
  return last.encoding;
}

/** Most clients in a row send the same header, so the last choice is kept. */
let last: { accepted: string; encoding?: Encoding } = { accepted: '' };

function chooseEncoding(header: string): Encoding | undefined {
  const accepted = header.split(',');
  return (['br', 'gzip'] as const).find((name) => accepted.some((one) => acceptance[name].test(one)));
}

export function compress(body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  return encodings[encoding](body, quality);
}

/** Names the content of a body, whatever its encoding. */
export function versionOf(body: string | Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22);
}

/** Each encoding has a tag of its own, since its bytes differ. */
export function etagOf(version: string, encoding?: Encoding): string {
  return encoding ? `"${version}-${encoding}"` : `"${version}"`;
}

/** A proxy that compresses marks the tag as weak (`W/`): it names the same answer. `*` names any. */
export function hasCurrent(headers: IncomingHttpHeaders, etag: string): boolean {
  const named = String(headers['if-none-match'] ?? '').split(',');
  return named.some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag);
}
