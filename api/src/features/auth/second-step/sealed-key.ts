import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const [ivLength, tagLength] = [12, 16];

/** Encrypts the key of an authenticator for its account, with the first secret. */
export function sealKey(secrets: readonly string[], userId: string, key: string): string {
  const [secret] = secrets;
  if (!secret) throw new Error('There is no secret to encrypt with.');
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, encryptionKey(secret), iv).setAAD(Buffer.from(userId));
  const sealed = Buffer.concat([cipher.update(key, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Returns `null` if none of the secrets encrypted it for this account. */
export function openKey(secrets: readonly string[], userId: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  for (const secret of secrets) {
    const decipher = createDecipheriv(algorithm, encryptionKey(secret), bytes.subarray(0, ivLength));
    decipher.setAAD(Buffer.from(userId)).setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
    try {
      const opened = decipher.update(bytes.subarray(ivLength + tagLength));
      return Buffer.concat([opened, decipher.final()]).toString('utf8');
    } catch {
      // Another secret encrypted it.
    }
  }
  return null;
}

function encryptionKey(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'uli-gallery authenticator', 32));
}
