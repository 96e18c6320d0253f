import { brotliCompressSync, constants } from 'node:zlib';

/** A text as browsers ask for it: compressed by brotli once, by gzip when the first one asks. */
export type Packed = { identity: Buffer; br: Buffer; gzip?: Promise<Buffer> };

/** At once: to hand a page of this size to another thread takes as long as to compress it. */
export function pack(identity: Buffer): Packed {
  return { identity, br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) };
}
