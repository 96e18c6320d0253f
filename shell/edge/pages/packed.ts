import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';

export type Packed = { identity: Buffer; br: Buffer; gzip?: Promise<Buffer> };

/** Many pages are sent only once. The edge compresses a page better on its second request (`send-page.ts`). */
const firstQuality = 2;
const compressInThread = promisify(brotliCompress);

/** Compresses in a thread, so that the edge's main thread can answer other visitors. */
export async function pack(identity: Buffer): Promise<Packed> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: firstQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  return { identity, br: await compressInThread(identity, { params }) };
}

const nothing = Buffer.alloc(0);
export const packedNothing: Packed = { identity: nothing, br: brotliCompressSync(nothing) };
