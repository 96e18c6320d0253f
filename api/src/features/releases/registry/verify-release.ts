import type { RemoteName } from '@gallery/shared/contract/releases/releases';
import { checkDeclared } from '@gallery/shared/releases/gates';
import {
  parseUnverified,
  type UnverifiedRelease,
  validateRelease,
} from '@gallery/shared/releases/release.schema';
import {
  checkReleaseSignature,
  digestOf,
  needsSignature,
  type ReleaseKeys,
} from '@gallery/shared/server/release-signature';

export type VerifiedRelease = {
  digest: string;
  version: string;
  key: string | null;
  /** '' for a valid release. */
  problem: string;
};

const maxProblem = 500;

/** Reads a text as the remote's `release.json` and verifies its signature. */
export function verifyRelease(keys: ReleaseKeys, remote: RemoteName, text: string): VerifiedRelease {
  try {
    refuseLoneSurrogates(text);
    const unverified = parseUnverified(text);
    refuseForeign(remote, unverified.value);
    const named = { digest: digestOf(unverified.signed), version: versionOf(unverified.value) };
    return { ...named, ...verifySigned(keys, remote, unverified) };
  } catch (error) {
    // Adds the remote to the digest, because another remote may serve the same text.
    const digest = digestOf(`${remote}\n${text}`);
    return { digest, version: '', key: null, problem: messageOf(error) };
  }
}

/** The database would replace lone surrogates and save a text with another digest, which nobody signed. */
function refuseLoneSurrogates(text: string): void {
  if (/\p{Cs}/u.test(text)) throw new Error('it has half of a surrogate pair');
}

function refuseForeign(remote: RemoteName, value: object): void {
  if ('remote' in value && value.remote === remote) return;
  throw new Error(`it is no release of ${remote}`);
}

/** Verifies the signature before the fields: checking fields takes time, and anyone can upload a long text. */
function verifySigned(
  keys: ReleaseKeys,
  remote: RemoteName,
  { value, signed, signature }: UnverifiedRelease,
) {
  try {
    checkReleaseSignature(keys, remote, signed, signature);
    checkDeclared(validateRelease(value));
    // Without a key of the team, nobody has verified the signer.
    return { key: needsSignature(keys, remote) ? (signature?.key ?? null) : null, problem: '' };
  } catch (error) {
    return { key: null, problem: messageOf(error) };
  }
}

function versionOf(value: object): string {
  const isName =
    'version' in value && typeof value.version === 'string' && /^[\w@/.:+-]{1,200}$/.test(value.version);
  return isName ? String(value.version) : '';
}

function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return (message.replaceAll('\0', '') || 'it cannot be read').slice(0, maxProblem);
}
