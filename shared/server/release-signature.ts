import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';

/** The public keys of each team, by remote and by the key's name. */
export type ReleaseKeys = ReadonlyMap<string, ReadonlyMap<string, KeyObject>>;

/** Names a release: SHA-256 of its signed text, in hex. */
export function digestOf(signedText: string): string {
  return createHash('sha256').update(signedText).digest('hex');
}

/**
 * Reads `RELEASE_KEYS`: entries such as `gallery/2026=<public key>`, separated by spaces or commas. A key is
 * the 32 bytes of an Ed25519 public key in base64url. Throws an error that names the bad entry; '' gives no keys.
 */
export function readReleaseKeys(setting: string): ReleaseKeys {
  const keys = new Map<string, Map<string, KeyObject>>();
  for (const entry of setting.split(/[\s,]+/).filter(Boolean)) {
    const [, remote = '', name = '', x = ''] = entry.match(/^(\w{1,40})\/([\w.-]{1,40})=([\w-]{43})$/) ?? [];
    if (!remote)
      throw new Error(`RELEASE_KEYS: ${JSON.stringify(entry.slice(0, 100))} is no key of a remote`);
    const ofRemote = keys.get(remote) ?? new Map<string, KeyObject>();
    ofRemote.set(name, createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }));
    keys.set(remote, ofRemote);
  }
  return keys;
}

/** Throws an error that says why the text is not signed by one of the remote's keys. Without any keys nothing is checked. */
export function checkSignature(
  keys: ReleaseKeys,
  remote: string,
  text: string,
  signature?: { key: string; value: string },
): void {
  if (keys.size === 0) return;
  if (!signature) throw new Error('it is not signed');
  const key = keys.get(remote)?.get(signature.key);
  if (!key) throw new Error(`${signature.key} is no key of ${remote}`);
  if (verify(null, Buffer.from(text), key, Buffer.from(signature.value, 'base64url'))) return;
  throw new Error(`${signature.key} of ${remote} did not sign this`);
}
