import { brotliCompressSync, constants } from 'node:zlib';

export type Packed = { identity: Buffer; br: Buffer; gzip?: Promise<Buffer> };

/** A page is often sent once; one that is asked for again is made smaller (`send-page.ts`). */
const firstQuality = 2;

/** Synchronous: a thread would take as long to receive a page as to compress it. */
export function pack(identity: Buffer): Packed {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: firstQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  return { identity, br: brotliCompressSync(identity, { params }) };
}
