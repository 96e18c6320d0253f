import { createHash } from 'node:crypto';

/** Names a visitor without betraying the address: 16 hexadecimal digits. */
export const seedPattern = /^[0-9a-f]{16}$/;

/** The same for all addresses of one network. */
export function seedOf(salt: string, network: string): string {
  return createHash('sha256').update(`${salt}\n${network}`).digest('hex').slice(0, 16);
}

/** Where a visitor stands in a canary, from 0 up to 100, in each run elsewhere. */
export function rolloutPosition(seed: string, run: string): number {
  const digest = createHash('sha256').update(`${seed}\n${run}`).digest();
  return (digest.readUIntBE(0, 6) / 2 ** 48) * 100;
}
