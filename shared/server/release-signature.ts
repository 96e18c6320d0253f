import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';

/** The public keys of each team, by remote and by the key's name. */
export type ReleaseKeys = ReadonlyMap<string, ReadonlyMap<string, KeyObject>>;

/** Returns the SHA-256 of a release's signed text in hex, which identifies the release. */
export function digestOf(signedText: string): string {
  return createHash('sha256').update(signedText).digest('hex');
}

/**
 * Reads `RELEASE_KEYS`: entries such as `gallery/2026=<public key>`, separated by spaces or commas. A key is the 32
 * bytes of an Ed25519 public key in base64url. Throws an error that names the invalid entry. '' means no keys.
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

/** Releases of a remote need a signature as soon as its team has a key, whatever keys the other teams have. */
export function needsSignature(keys: ReleaseKeys, remote: string): boolean {
  return (keys.get(remote)?.size ?? 0) > 0;
}

type SignedKind = 'release' | 'command';

/** Precedes the signed text, so that a signature of one kind is invalid for the other. */
const domains: Record<SignedKind, string> = {
  release: 'gallery release 1\n',
  command: 'gallery release command 1\n',
};

/** Returns exactly the bytes that a team signs. */
export function signedBytes(kind: SignedKind, text: string): Buffer {
  return Buffer.from(domains[kind] + text);
}

type Signature = { key: string; value: string };

/** Does the same as `verifySignature` for a release's text. A remote whose team has no key needs no signature. */
export function checkReleaseSignature(
  keys: ReleaseKeys,
  remote: string,
  text: string,
  signature?: Signature,
): void {
  if (needsSignature(keys, remote)) verifySignature(keys, remote, { kind: 'release', text }, signature);
}

/** Throws an error that says why none of the remote's keys signed the text. */
export function verifySignature(
  keys: ReleaseKeys,
  remote: string,
  { kind, text }: { kind: SignedKind; text: string },
  signature?: Signature,
): void {
  if (!signature) throw new Error('it is not signed');
  const key = keys.get(remote)?.get(signature.key);
  if (!key) throw new Error(`${signature.key} is no key of ${remote}`);
  const value = Buffer.from(signature.value, 'base64url');
  if (verify(null, signedBytes(kind, text), key, value)) return;
  // An earlier command signed releases without the prefix. These stay valid; commands always need the prefix.
  if (kind === 'release' && verify(null, Buffer.from(text), key, value)) return;
  throw new Error(`${signature.key} of ${remote} did not sign this`);
}
