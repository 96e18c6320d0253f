import { brotliCompressSync, constants } from 'node:zlib';

export type Packed = { identity: Buffer; br: Buffer; gzip?: Promise<Buffer> };

/** Many pages are sent only once. The edge compresses a page better on its second request (`send-page.ts`). */
const firstQuality = 2;

/** Synchronous, because passing a page to a thread takes as long as compressing it. */
export function pack(identity: Buffer): Packed {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: firstQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  return { identity, br: brotliCompressSync(identity, { params }) };
}
