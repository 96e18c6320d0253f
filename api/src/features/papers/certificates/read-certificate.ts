import { createPublicKey, verify } from 'node:crypto';
import { certificateMessage } from '@gallery/shared/auction/certificate-message';
import type { Certificate } from '@gallery/shared/contract/catalogue/certificates/certificate';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { pictureOf, pictures } from '../../media/picture.table';
import { certificateNumber, parseCertificateNumber } from '../paper-number';
import { type CertificateRow, certificates } from './certificate.table';
import { factOrder } from './certificate-facts';

/** Finds a certificate by its printed number. Throws a 404. */
export async function findCertificate(db: Database, printed: string): Promise<CertificateRow> {
  const place = parseCertificateNumber(printed);
  const isIt = place && and(eq(certificates.year, place.year), eq(certificates.number, place.number));
  const [row] = isIt ? await db.select().from(certificates).where(isIt) : [];
  if (!row) throw new HttpError(404, 'No certificate with this number.');
  return row;
}

/** Maps a certificate to its public facts, and checks its signature. `publicKey` is base64 spki. */
export async function readCertificate(
  db: Database,
  row: CertificateRow,
  publicKey: string,
): Promise<Certificate> {
  const [picture] = row.pictureHash
    ? await db.select().from(pictures).where(eq(pictures.hash, row.pictureHash))
    : [];
  const [successor] = row.replacedBy
    ? await db.select().from(certificates).where(eq(certificates.id, row.replacedBy))
    : [];
  return {
    number: certificateNumber(row),
    state: stateOf(row),
    is_signed: isSigned(row, publicKey),
    issued_at: row.issuedAt.toISOString(),
    artwork_id: row.artworkId,
    title: row.facts.Title ?? '',
    artist: row.facts.Artist ?? '',
    facts: factOrder.flatMap((name) => (row.facts[name] ? [{ name, value: row.facts[name] }] : [])),
    picture: picture ? pictureOf(picture) : null,
    hash: row.hash,
    signature: row.signature,
    public_key: publicKey,
    ended_at: row.endedAt?.toISOString() ?? null,
    replaced_by: successor ? certificateNumber(successor) : null,
    reason: row.reason,
  };
}

function stateOf({ endedAt, replacedBy }: CertificateRow): Certificate['state'] {
  if (!endedAt) return 'current';
  return replacedBy ? 'superseded' : 'withdrawn';
}

function isSigned(row: CertificateRow, publicKey: string): boolean {
  const message = certificateMessage({
    number: certificateNumber(row),
    issuedAt: row.issuedAt.toISOString(),
    picture: row.pictureHash ?? '',
    facts: row.facts,
  });
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  return verify(null, message, key, Buffer.from(row.signature, 'base64'));
}
