import { createHash, randomUUID } from 'node:crypto';
import { certificateMessage } from '@gallery/shared/auction/certificate-message';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { certificateNumber } from '../paper-number';
import { nextInSeries } from '../series';
import { type CertificateRow, certificates } from './certificate.table';

/** Signs with the gallery's Ed25519 key. `publicKey` is base64 spki, and a signature is base64. */
export type PaperSigner = { publicKey: string; signText(message: Uint8Array): string };

export type NewCertificate = Pick<CertificateRow, 'artworkId' | 'orderId' | 'facts' | 'pictureHash'>;

/** Issues the certificate of a locked order once, and ends the work's former one. Must come last in its transaction. */
export async function issueCertificate(
  tx: Database,
  signer: PaperSigner,
  { artworkId, orderId, facts, pictureHash }: NewCertificate,
): Promise<void> {
  const [issued] = await tx.select().from(certificates).where(eq(certificates.orderId, orderId));
  if (issued) return;
  const id = randomUUID();
  const place = await nextInSeries(tx, 'certificates');
  await tx
    .update(certificates)
    .set({ endedAt: place.issuedAt, replacedBy: id })
    .where(and(eq(certificates.artworkId, artworkId), isNull(certificates.endedAt)));
  const message = certificateMessage({
    number: certificateNumber(place),
    issuedAt: place.issuedAt.toISOString(),
    picture: pictureHash ?? '',
    facts,
  });
  const hash = createHash('sha256').update(message).digest('hex');
  const signature = signer.signText(message);
  await tx
    .insert(certificates)
    .values({ ...place, id, artworkId, orderId, facts, pictureHash, hash, signature });
}

/** Ends a current certificate. Returns its row, or `undefined` if it has ended. */
export async function withdrawCertificate(
  tx: Database,
  id: string,
  reason: string,
): Promise<CertificateRow | undefined> {
  const [withdrawn] = await tx
    .update(certificates)
    .set({ endedAt: sql`clock_timestamp()`, reason })
    .where(and(eq(certificates.id, id), isNull(certificates.endedAt)))
    .returning();
  return withdrawn;
}
