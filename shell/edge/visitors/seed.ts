import { createHash } from 'node:crypto';

/** Identifies a visitor without revealing the address: 16 hexadecimal digits. */
export const seedPattern = /^[0-9a-f]{16}$/;

/** Returns the same seed for all addresses of one network. */
export function seedOf(salt: string, network: string): string {
  return createHash('sha256').update(`${salt}\n${network}`).digest('hex').slice(0, 16);
}

/** Returns a visitor's position in a canary, from 0 up to 100, which differs for each run. */
export function rolloutPosition(seed: string, run: string): number {
  const digest = createHash('sha256').update(`${seed}\n${run}`).digest();
  return (digest.readUIntBE(0, 6) / 2 ** 48) * 100;
}
