import { brotliCompressSync } from 'node:zlib';
import { compress } from '@gallery/shared/server/content-negotiation';

export type Packed = { identity: Buffer; br: Buffer; gzip?: Promise<Buffer> };

/** Many pages are sent only once. The edge compresses a page better on its second request (`send-page.ts`). */
const firstQuality = 2;

export async function pack(identity: Buffer): Promise<Packed> {
  return { identity, br: await compress(identity, 'br', firstQuality) };
}

const nothing = Buffer.alloc(0);
export const packedNothing: Packed = { identity: nothing, br: brotliCompressSync(nothing) };
