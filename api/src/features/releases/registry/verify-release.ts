import type { RemoteName } from '@gallery/shared/contract/releases/releases';
import { checkDeclared } from '@gallery/shared/releases/gates';
import {
  parseUnverified,
  type UnverifiedRelease,
  validateRelease,
} from '@gallery/shared/releases/release.schema';
import {
  checkSignature,
  digestOf,
  needsSignature,
  type ReleaseKeys,
} from '@gallery/shared/server/release-signature';

export type VerifiedRelease = {
  digest: string;
  version: string;
  key: string | null;
  /** '' when nothing is wrong with it. */
  problem: string;
};

const maxProblem = 500;

/** Reads the text of a `release.json` as that of the remote, and checks who signed it. */
export function verifyRelease(keys: ReleaseKeys, remote: RemoteName, text: string): VerifiedRelease {
  try {
    refuseLoneSurrogates(text);
    const unverified = parseUnverified(text);
    refuseForeign(remote, unverified.value);
    const named = { digest: digestOf(unverified.signed), version: versionOf(unverified.value) };
    return { ...named, ...verifySigned(keys, remote, unverified) };
  } catch (error) {
    // Of this remote alone: another one may serve the same page instead of a release.
    const digest = digestOf(`${remote}\n${text}`);
    return { digest, version: '', key: null, problem: messageOf(error) };
  }
}

/** The database would save another text, with another digest, that nobody signed. */
function refuseLoneSurrogates(text: string): void {
  if (/\p{Cs}/u.test(text)) throw new Error('it has half of a surrogate pair');
}

function refuseForeign(remote: RemoteName, value: object): void {
  if ('remote' in value && value.remote === remote) return;
  throw new Error(`it is no release of ${remote}`);
}

/** Who signed it is asked before its fields are checked: that takes time, and anybody can offer a long text. */
function verifySigned(
  keys: ReleaseKeys,
  remote: RemoteName,
  { value, signed, signature }: UnverifiedRelease,
) {
  try {
    checkSignature(keys, remote, signed, signature);
    checkDeclared(validateRelease(value));
    // Without a key of the team nobody has checked who signed it.
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
