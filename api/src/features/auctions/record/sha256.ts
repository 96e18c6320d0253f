import { createHash } from 'node:crypto';

/**
 * SHA-256 as hexadecimal digits, at once. The rows of one transaction follow each other under the lock of their lot, where each
 * hash of Web Crypto would wait for a turn of the process.
 */
export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
