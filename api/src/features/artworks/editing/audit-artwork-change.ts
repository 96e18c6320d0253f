import { tagsText } from '@gallery/shared/contract/catalogue/tags';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { artists } from '../../artists/artist.table';
import { changesOf } from '../../audit/changes-of';
import { recordAudit } from '../../audit/record-audit';
import type { artworks } from '../artwork.table';
import { auditedFactsOf } from '../fact-columns';

type ArtworkRow = typeof artworks.$inferSelect;

/** Records an administrator's changes under the form's field names. Records nothing without changes. */
export async function auditArtworkChange(
  tx: Database,
  before: ArtworkRow,
  after: ArtworkRow,
  by: string,
): Promise<void> {
  const emails = await emailsOf(tx, [before.artistId, after.artistId]);
  const auditFields = (row: ArtworkRow) => formOf(row, emails.get(row.artistId ?? '') ?? null);
  const changes = changesOf(auditFields(before), auditFields(after));
  if (!changes) return;
  await recordAudit(tx, {
    subject: 'artwork',
    subjectId: after.id,
    action: 'Artwork changed',
    ...changes,
    by,
  });
}

function formOf(row: ArtworkRow, artist: string | null) {
  const { name, type, price, priceOnRequest, openToOffers, description, imgUrl: image } = row;
  return {
    name,
    type,
    'artist email': artist,
    price,
    'price on request': priceOnRequest,
    'open to offers': openToOffers,
    description,
    image,
    ...auditedFactsOf(row),
    tags: tagsText(row.tags),
  };
}

async function emailsOf(tx: Database, ids: (string | null)[]): Promise<Map<string, string>> {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const rows = await tx
    .select({ id: artists.id, email: artists.email })
    .from(artists)
    .where(inArray(artists.id, known));
  return new Map(rows.map(({ id, email }) => [id, email]));
}
