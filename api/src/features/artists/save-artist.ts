import { randomUUID } from 'node:crypto';
import type {
  ChangeArtistInput,
  CreateArtistInput,
} from '@gallery/shared/contract/catalogue/artists/artist-input.schema';
import { idPattern } from '@gallery/shared/contract/fields/id';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { isUniqueViolation } from '../../db/violations';
import { HttpError } from '../../http/answers/http-error';
import { nextVersion } from '../../http/requests/stale-edit';
import { changesOf } from '../audit/changes-of';
import { recordAudit } from '../audit/record-audit';
import { artists } from './artist.table';
import { type ArtistRow, artistRecordOf } from './artist-list';

/** Returns the new artist's id; `by` is the administrator's id. Throws a 409 when the e-mail address is taken. */
export async function createArtist(db: Database, input: CreateArtistInput, by: string): Promise<ArtistRow> {
  return refuseTakenEmail(() =>
    db.transaction(async (tx) => {
      const [added] = await tx
        .insert(artists)
        .values({ id: randomUUID(), ...columnsOf(input) })
        .returning();
      if (!added) throw new Error('The artist was not saved.');
      await recordAudit(tx, { ...subjectOf(added.id), action: 'Artist created', to: nameOf(added), by });
      return added;
    }),
  );
}

/** Without a version, skips the comparison, and the audit keeps whole old values. Throws a 404, a 409 for a taken address or, with the artist, a stale edit. */
export async function changeArtist(
  db: Database,
  id: string,
  { version, ...input }: ChangeArtistInput,
  by: string,
): Promise<ArtistRow> {
  return refuseTakenEmail(() =>
    db.transaction(async (tx) => {
      const before = await lockedArtist(tx, id);
      const current = async () => ({ artist: artistRecordOf(before) });
      const columns = await nextVersion(before, { version, columns: columnsOf(input), current });
      if (!columns) return before;
      const [row] = await tx.update(artists).set(columns).where(eq(artists.id, id)).returning();
      if (!row) throw new Error('An artist was changed without the lock.');
      const changes = changesOf(auditedOf(before), auditedOf(row), { whole: version === undefined });
      if (changes) await recordAudit(tx, { ...subjectOf(id), action: 'Artist changed', ...changes, by });
      return row;
    }),
  );
}

/** The works stay without an artist. Throws a 404 for an unknown id. */
export async function removeArtist(db: Database, id: string, by: string): Promise<void> {
  await db.transaction(async (tx) => {
    const artist = await lockedArtist(tx, id);
    await tx.delete(artists).where(eq(artists.id, id));
    await recordAudit(tx, { ...subjectOf(id), action: 'Artist removed', from: nameOf(artist), by });
  });
}

async function lockedArtist(tx: Database, id: string): Promise<ArtistRow> {
  const [row] = idPattern.test(id)
    ? await tx.select().from(artists).where(eq(artists.id, id)).for('update')
    : [];
  if (!row) throw new HttpError(404, 'No artist with this id.');
  return row;
}

async function refuseTakenEmail(save: () => Promise<ArtistRow>): Promise<ArtistRow> {
  try {
    return await save();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const message = 'There is already an artist with this email address.';
    throw new HttpError(409, message, { email: message });
  }
}

function columnsOf({ artist_statement: statement, artist_bio: bio, ...person }: CreateArtistInput) {
  return { ...person, statement, bio };
}

function auditedOf(row: ArtistRow) {
  const { version: _, slug: _derived, ...fields } = artistRecordOf(row);
  return { ...fields, exhibitions: row.exhibitions };
}

function subjectOf(id: string) {
  return { subject: 'artist' as const, subjectId: id };
}

function nameOf({ firstname, lastname, email }: ArtistRow): string {
  return `${firstname} ${lastname}, ${email}`;
}
