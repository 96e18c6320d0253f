import type { RemoteName } from '@gallery/shared/contract/releases/releases';
import { checkDeclared } from '@gallery/shared/releases/gates';
import { type Release, signedText } from '@gallery/shared/releases/release';
import { parseRelease } from '@gallery/shared/releases/release.schema';
import { checkSignature, digestOf, type ReleaseKeys } from '@gallery/shared/server/release-signature';

export type VerifiedRelease = {
  digest: string;
  version: string;
  key: string | null;
  /** '' when nothing is wrong with it. */
  problem: string;
  /** `null`: it cannot be read. */
  release: Release | null;
};

const maxProblem = 500;

/** Reads the text of a `release.json` as that of the remote, and checks who signed it. */
export function verifyRelease(keys: ReleaseKeys, remote: RemoteName, text: string): VerifiedRelease {
  try {
    return verifyParsed(keys, remote, parseRelease(text));
  } catch (error) {
    // Of this remote alone: another one may serve the same page instead of a release.
    const digest = digestOf(`${remote}\n${text}`);
    return { digest, version: '', key: null, problem: messageOf(error), release: null };
  }
}

function verifyParsed(keys: ReleaseKeys, remote: RemoteName, release: Release): VerifiedRelease {
  if (release.remote !== remote) throw new Error(`it is a release of ${release.remote}`);
  const signed = signedText(release);
  const verified = { digest: digestOf(signed), version: release.version, release };
  try {
    checkSignature(keys, remote, signed, release.signature);
    checkDeclared(release);
    // Without keys nobody has checked who signed it.
    return { ...verified, key: keys.size > 0 ? (release.signature?.key ?? null) : null, problem: '' };
  } catch (error) {
    return { ...verified, key: null, problem: messageOf(error) };
  }
}

function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return (message.replaceAll('\0', '') || 'it cannot be read').slice(0, maxProblem);
}
