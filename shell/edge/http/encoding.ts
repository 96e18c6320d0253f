import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const encodings = {
  br: (body: Buffer, quality: number) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};
export type Encoding = keyof typeof encodings;

/** How the one who asks wants a text compressed; brotli where both are welcome. */
export function encodingFor(headers: IncomingHttpHeaders): Encoding | undefined {
  const accepted = String(headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

/** `quality`: of brotli, 0 to 11. */
export function compress(body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  return encodings[encoding](body, quality);
}
