import { randomUUID } from 'node:crypto';
import type {
  ChangeArtworkInput,
  CreateArtworkInput,
  EditArtworkInput,
} from '@gallery/shared/contract/catalogue/artwork-input.schema';
import { tagsIn } from '@gallery/shared/contract/catalogue/tags';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { FieldError, HttpError } from '../../../http/answers/http-error';
import { nextVersion } from '../../../http/requests/stale-edit';
import type { Jobs } from '../../../jobs/job-queue';
import { artists } from '../../artists/artist.table';
import { recordAudit } from '../../audit/record-audit';
import { makePicturesJob } from '../../media/make-pictures';
import { artworks } from '../artwork.table';
import { worksInAuction } from '../availability/works-in-auction';
import { factsOf } from '../fact-columns';
import { insertHistory, planHistory } from '../parts/add-history';
import { planPublication, publicationTime } from '../publishing/publish-due';
import { lockArtwork } from './archive-artwork';
import { readEditedArtwork } from './artwork-record';
import { auditArtworkChange } from './audit-artwork-change';

export type SaveArtworkDeps = { db: Database; jobs: Jobs };

/** `imgUrl` is the stored picture's address, `by` the administrator's id. */
type ArtworkToSave<Input> = { input: Input; imgUrl: string; by: string };

/** Returns the new work's id, once for a `key`, which becomes the id. Throws a 422 when no artist has the email address, for a wrong date, and for the key of another work. */
export async function createArtwork(
  { db, jobs }: SaveArtworkDeps,
  { input, imgUrl, by, key = null }: ArtworkToSave<CreateArtworkInput> & { key?: string | null },
): Promise<string> {
  return db.transaction(async (tx) => {
    const { id: artistId } = await artistWith(tx, input.artist_email);
    const id = key ?? randomUUID();
    const { name_of_artwork: name, type_of_artwork: type = 'Painting', price, description } = input;
    const publishAt = input.stage === 'scheduled' ? publicationTime(input.publish_at) : null;
    const life = { stage: input.stage, publishAt };
    const facts = { ...factsOf(input), tags: tagsIn(input.tags ?? '') };
    const [added] = await tx
      .insert(artworks)
      .values({ id, name, type, price, description, imgUrl, artistId, ...life, ...facts })
      .onConflictDoNothing({ target: artworks.id })
      .returning({ id: artworks.id });
    if (!added) return sameWork(tx, id, name);
    await insertHistory(tx, await planHistory(tx, id, input), by);
    if (publishAt) await planPublication(tx, jobs, publishAt);
    await jobs.send(tx, makePicturesJob, { of: 'artwork', id });
    await recordAudit(tx, { subject: 'artwork', subjectId: id, action: 'Artwork created', to: name, by });
    return id;
  });
}

/** The same request came before, and its answer was lost. */
async function sameWork(tx: Database, id: string, name: string): Promise<string> {
  const [work] = await tx.select({ name: artworks.name }).from(artworks).where(eq(artworks.id, id));
  if (work?.name !== name) throw new HttpError(422, 'This Idempotency-Key belongs to another work.');
  return id;
}

/** Throws a 404 for an unknown or archived work, a 422 for an unknown artist or a fixed price, and a 409 with the work for a stale edit. */
export async function changeArtwork(
  { db, jobs }: SaveArtworkDeps,
  id: string,
  { input, imgUrl, by }: ArtworkToSave<ChangeArtworkInput>,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Locks the artist before the work, in the same order as the removal of an artist, to avoid a deadlock.
    const named = input.artist_email === '' ? null : await artistWith(tx, input.artist_email);
    const before = await lockArtwork(tx, id);
    const artistId = named?.id ?? refuseLosing(before);
    if (input.price !== before.price) await refuseNewPrice(tx, before);
    const hasNewPicture = before.imgUrl !== imgUrl;
    const history = await planHistory(tx, before.id, input);
    const current = async () => ({ artwork: await readEditedArtwork(tx, id) });
    const { version } = input;
    const columns =
      (await nextVersion(before, { version, columns: { ...columnsOf(input), imgUrl, artistId }, current })) ??
      (history.length > 0 ? { version: before.version + 1 } : null);
    if (!columns) return;
    await insertHistory(tx, history, by);
    const [after] = await tx
      .update(artworks)
      .set({ ...columns, ...(hasNewPicture && { pictureHash: null, pictureFailed: false }) })
      .where(eq(artworks.id, id))
      .returning();
    if (!after) throw new Error('A work was changed without its lock.');
    if (hasNewPicture) await jobs.send(tx, makePicturesJob, { of: 'artwork', id });
    await auditArtworkChange(tx, before, after, by);
  });
}

type ArtworkRow = typeof artworks.$inferSelect;

/** A work whose artist was removed may stay without one; any other work needs an artist. */
function refuseLosing({ artistId }: ArtworkRow): null {
  if (artistId === null) return null;
  const message = 'Artist email is required';
  throw new FieldError(422, 'artist_email', message);
}

/** The price is fixed once a buyer has paid it or while bidders see it beside the lot. */
async function refuseNewPrice(tx: Database, { id, availability }: ArtworkRow): Promise<void> {
  if (availability === 'sold') throw priceStays('The work is sold: its price stays.');
  const isLot = and(eq(worksInAuction.artworkId, id), eq(worksInAuction.isRunning, true));
  const [lot] = await tx.select({ number: worksInAuction.number }).from(worksInAuction).where(isLot);
  if (lot)
    throw priceStays(
      `The work is in an auction, lot ${lot.number}: its price stays until the lot has ended.`,
    );
}

function priceStays(message: string): HttpError {
  return new FieldError(422, 'price', message);
}

function columnsOf(input: EditArtworkInput) {
  const { name_of_artwork: name, type_of_artwork: type, price, description } = input;
  const { price_on_request: priceOnRequest, open_to_offers: openToOffers } = input;
  const tags = input.tags === undefined ? undefined : tagsIn(input.tags);
  return { name, type, price, priceOnRequest, openToOffers, description, tags, ...factsOf(input) };
}

/** Locks the artist, so that nobody removes the artist before the work is saved. Throws a 422 for an unknown address. */
export async function artistWith(tx: Database, email: string): Promise<{ id: string; name: string }> {
  const [artist] = await tx
    .select({ id: artists.id, firstname: artists.firstname, lastname: artists.lastname })
    .from(artists)
    .where(eq(sql`lower(${artists.email})`, sql`lower(${email})`))
    .for('key share');
  if (artist) return { id: artist.id, name: `${artist.firstname} ${artist.lastname}` };
  const message = 'No artist with this email';
  throw new FieldError(422, 'artist_email', message);
}
