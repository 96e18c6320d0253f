import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';

const encodings = {
  br: async (body: Buffer, quality: number) => {
    const options = {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_LGWIN]: windowBitsFor(body.length),
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    };
    const isQuick = body.length <= quick.length && quality <= quick.quality;
    return isQuick ? brotliCompressSync(body, options) : promisify(brotliCompress)(body, options);
  },
  gzip: (body: Buffer) => promisify(gzip)(body),
};
export type Encoding = keyof typeof encodings;

/** Brotli's usual window takes megabytes for each body, and V8 then collects garbage five times as often. */
function windowBitsFor(length: number): number {
  const bits = Math.ceil(Math.log2(length + windowReserve));
  return Math.min(Math.max(bits, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW);
}

/** A window is 16 bytes smaller than its power of two (RFC 7932, section 9.1). */
const windowReserve = 16;

const acceptance = {
  br: /^\s*br\s*(;\s*q=(1|0\.\d*[1-9]).*)?$/,
  gzip: /^\s*gzip\s*(;\s*q=(1|0\.\d*[1-9]).*)?$/,
};

/** Prefers Brotli when the client accepts both; `q=0` is a refusal. */
export function encodingFor(headers: IncomingHttpHeaders): Encoding | undefined {
  const header = headers['accept-encoding'];
  const accepted = typeof header === 'string' ? header : '';
  if (accepted !== last.accepted) last = { accepted, encoding: chooseEncoding(accepted) };
  return last.encoding;
}

/** Caches the last choice, because most consecutive clients send the same header. */
let last: { accepted: string; encoding?: Encoding } = { accepted: '' };

function chooseEncoding(header: string): Encoding | undefined {
  const accepted = header.split(',');
  return (['br', 'gzip'] as const).find((name) => accepted.some((one) => acceptance[name].test(one)));
}

/** A thread takes 0.3 ms of the main thread to start and end. Such a body takes at most 0.2 ms to compress. */
const quick = { length: 32_768, quality: 5 };

/** Runs in a thread, so that the main thread can answer other visitors, unless the body is small. */
export function compress(body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  return encodings[encoding](body, quality);
}

/** Identifies the content of a body in any encoding. */
export function versionOf(body: string | Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22);
}

/** Each encoding has its own tag, because its bytes differ. */
export function etagOf(version: string, encoding?: Encoding): string {
  return encoding ? `"${version}-${encoding}"` : `"${version}"`;
}

/** A compressing proxy marks the tag as weak (`W/`), which still names the same answer. `*` matches any answer. */
export function hasCurrent(headers: IncomingHttpHeaders, etag: string): boolean {
  const named = String(headers['if-none-match'] ?? '').split(',');
  return named.some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag);
}

export type Packed = { identity: Buffer; br: Buffer; gzip?: Promise<Buffer> };

/** Many pages are sent only once. The edge compresses a page better on its second request (`send-page.ts`). */
const firstQuality = 2;

export async function pack(identity: Buffer): Promise<Packed> {
  return { identity, br: await compress(identity, 'br', firstQuality) };
}

const nothing = Buffer.alloc(0);
export const packedNothing: Packed = { identity: nothing, br: brotliCompressSync(nothing) };
