import { brotliCompressSync, constants } from 'node:zlib';

export type Packed = { identity: Buffer; br: Buffer; gzip?: Promise<Buffer> };

/** Synchronous: a thread would take as long to receive a page as to compress it. */
export function pack(identity: Buffer): Packed {
  return { identity, br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) };
}
