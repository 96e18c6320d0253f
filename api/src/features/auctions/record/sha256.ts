import { createHash } from 'node:crypto';

/**
 * Computes SHA-256 synchronously, as hexadecimal digits. Each asynchronous hash of Web Crypto would extend the time
 * that a transaction holds the lock of its lot.
 */
export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
