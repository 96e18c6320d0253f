import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** argon2id with OWASP's recommended strength: 19 MiB, two passes, 9 ms. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Normalizes Unicode first, because keyboards encode the same letter in several ways. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), strength);
}

/** Takes the same time without an account (`null`), because the time must not reveal who has one. */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await dummyHash), password.normalize('NFC'));
  return matches && passwordHash !== null;
}

const dummyHash = hashPassword(randomBytes(16).toString('hex'));
