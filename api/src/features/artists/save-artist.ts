import { randomUUID } from 'node:crypto';
import type {
  ChangeArtistInput,
  CreateArtistInput,
} from '@gallery/shared/contract/catalogue/artists/artist-input.schema';
import { idPattern } from '@gallery/shared/domain/id';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { isUniqueViolation } from '../../db/database-errors';
import { FieldError, HttpError } from '../../http/answers/http-error';
import { nextVersion } from '../../http/requests/stale-edit';
import type { Jobs } from '../../jobs/job-queue';
import { changesOf } from '../audit/changes-of';
import { recordAudit } from '../audit/record-audit';
import type { PictureStorage } from '../storage/picture-storage';
import { type ArtistRow, artists } from './artist.table';
import { artistRecordOf, findArtist } from './artist-list';
import { enqueuePortrait, portraitColumns } from './portrait';

export type ArtistDeps = { db: Database; jobs: Jobs; pictures: PictureStorage };

/** `by` is the administrator's id, `host` that of the request. */
export type Editor = { by: string; host: string };

/** Returns the new artist's id. Throws a 409 for a taken email address and a 422 for a portrait outside our storage. */
export async function createArtist(
  { db, jobs, pictures }: ArtistDeps,
  input: CreateArtistInput,
  { by, host }: Editor,
): Promise<string> {
  const portrait = await portraitColumns(pictures, input, { present: null, host });
  return refuseTakenEmail(() =>
    db.transaction(async (tx) => {
      const [added] = await tx
        .insert(artists)
        .values({ id: randomUUID(), ...columnsOf(input), ...portrait })
        .returning();
      if (!added) throw new Error('The artist was not saved.');
      await recordAudit(tx, { ...subjectOf(added.id), action: 'Artist created', to: nameOf(added), by });
      await enqueuePortrait(tx, jobs, added);
      return added.id;
    }),
  );
}

/**
 * Without a version, skips the comparison, and the audit keeps whole old values. Throws a 404, a 409 for a taken address
 * or, with the artist, a stale edit, and a 422 for a portrait outside our storage.
 */
export async function changeArtist(
  { db, jobs, pictures }: ArtistDeps,
  id: string,
  { version, ...input }: ChangeArtistInput,
  { by, host }: Editor,
): Promise<void> {
  const present = (await findArtist(db, id))?.artist.imgUrl ?? null;
  const portrait = await portraitColumns(pictures, input, { present, host });
  await refuseTakenEmail(() =>
    db.transaction(async (tx) => {
      const before = await lockedArtist(tx, id);
      const columns = await nextVersion(before, {
        version,
        columns: { ...columnsOf(input), ...portrait },
        current: () => currentOf(tx, id),
      });
      if (!columns) return;
      const [row] = await tx.update(artists).set(columns).where(eq(artists.id, id)).returning();
      if (!row) throw new Error('An artist was changed without the lock.');
      const changes = changesOf(auditedOf(before), auditedOf(row), { whole: version === undefined });
      if (changes) await recordAudit(tx, { ...subjectOf(id), action: 'Artist changed', ...changes, by });
      await enqueuePortrait(tx, jobs, row);
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

async function currentOf(tx: Database, id: string) {
  const found = await findArtist(tx, id);
  return { artist: found && artistRecordOf(found) };
}

async function refuseTakenEmail<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const message = 'There is already an artist with this email address.';
    throw new FieldError(409, 'email', message);
  }
}

function columnsOf(input: CreateArtistInput) {
  const { firstname, lastname, email, mobile, exhibitions } = input;
  const { artist_statement: statement, artist_bio: bio } = input;
  return { firstname, lastname, email, mobile, exhibitions, statement, bio };
}

function auditedOf(row: ArtistRow) {
  const { firstname, lastname, email, mobile, exhibitions } = row;
  return {
    firstname,
    lastname,
    artist_statement: row.statement,
    artist_bio: row.bio,
    exhibitions,
    email,
    mobile,
    portrait: row.imgUrl,
    'description of the portrait': row.portraitAlt,
  };
}

function subjectOf(id: string) {
  return { subject: 'artist' as const, subjectId: id };
}

function nameOf({ firstname, lastname, email }: ArtistRow): string {
  return `${firstname} ${lastname}, ${email}`;
}
