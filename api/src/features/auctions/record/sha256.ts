import { createHash } from 'node:crypto';

/** Returns hexadecimal digits. Synchronous, because waiting for Web Crypto would extend the lock of the lot. */
export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
