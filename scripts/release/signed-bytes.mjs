/** Precedes the signed text, so that a signature of one kind is invalid for the other. Must match shared/server/release-signature.ts. */
const domains = { release: 'gallery release 1\n', command: 'gallery release command 1\n' };

/** @param {keyof typeof domains} kind @param {string} text */
export function signedBytes(kind, text) {
  return Buffer.from(domains[kind] + text);
}
