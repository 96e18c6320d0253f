import { joined } from './sums';

/** What the gallery signs of a certificate. `issuedAt` is ISO 8601 with milliseconds; `picture` is a hash, or ''. */
export type SignedCertificate = {
  number: string;
  issuedAt: string;
  picture: string;
  facts: Record<string, string>;
};

/** Returns the bytes that the gallery signs: length-prefixed texts, with the facts sorted by name. */
export function certificateMessage(certificate: SignedCertificate): Uint8Array<ArrayBuffer> {
  const { number, issuedAt, picture, facts } = certificate;
  const named = Object.keys(facts)
    .sort()
    .flatMap((name) => [name, facts[name] ?? '']);
  return joined(['certificate of authenticity 1', number, issuedAt, picture, ...named]);
}
