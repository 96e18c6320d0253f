import { randomUUID } from 'node:crypto';
import { landingLimits, type PlaceName } from '@gallery/shared/contract/landing/landing';
import type { LandingChoiceInput } from '@gallery/shared/contract/landing/landing.schema';
import { idPattern } from '@gallery/shared/domain/id';
import { and, count, eq, gt, isNull, lt, max, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { recordAudit } from '../../audit/record-audit';
import { pictures } from '../../media/picture.table';
import { artworks } from '../artwork.table';
import { landingChoices } from '../places/landing-choice.table';
import { isLarge } from '../places/landing-works';

/** Returns the id. A second choice for the same time replaces the first. Throws a 422 for an unsuitable work or time. */
export function chooseWork(db: Database, input: LandingChoiceInput, by: string): Promise<string> {
  const { place, artwork_id: artworkId } = input;
  const startsAt = startOf(input.starts_at);
  return db.transaction(async (tx) => {
    // Makes other choices wait, so that the limit holds.
    await tx.execute(sql`LOCK TABLE landing_choices IN SHARE ROW EXCLUSIVE MODE`);
    await refuseUnsuitable(tx, place, artworkId);
    await removeReplaced(tx, place);
    if (input.starts_at) await refuseTooMany(tx, place);
    const [saved] = await tx
      .insert(landingChoices)
      .values({ id: randomUUID(), place, artworkId, startsAt })
      .onConflictDoUpdate({
        target: [landingChoices.place, landingChoices.startsAt],
        set: { artworkId },
      })
      .returning({ id: landingChoices.id });
    if (!saved) throw new Error('The choice was not saved.');
    await audit(tx, { artworkId, action: 'Chosen for the site', to: place, by });
    return saved.id;
  });
}

/** Throws a 404 for an unknown choice. */
export async function removeChoice(db: Database, id: string, by: string): Promise<void> {
  await db.transaction(async (tx) => {
    const isIt = eq(landingChoices.id, idPattern.test(id) ? id : randomUUID());
    const [gone] = await tx.delete(landingChoices).where(isIt).returning();
    if (!gone) throw new HttpError(404, 'No choice with this id.');
    // Without the older ones, the place returns to the standing choice.
    if (gone.startsAt <= new Date()) await removeStarted(tx, gone.place);
    await audit(tx, { artworkId: gone.artworkId, action: 'Choice removed', from: gone.place, by });
  });
}

type Entry = { artworkId: string; action: string; from?: string; to?: string; by: string };

function audit(tx: Database, { artworkId, ...entry }: Entry): Promise<void> {
  return recordAudit(tx, { subject: 'artwork', subjectId: artworkId, ...entry });
}

function startOf(sent: string | undefined): Date | SQL {
  if (!sent) return sql`now()`;
  const startsAt = new Date(sent);
  const days = (startsAt.getTime() - Date.now()) / 86_400_000;
  if (days <= 0) throw refused('starts_at', 'The date must be in the future');
  if (days > landingLimits.days) throw refused('starts_at', 'The date must be within a year');
  return startsAt;
}

async function refuseUnsuitable(tx: Database, place: PlaceName, artworkId: string): Promise<void> {
  const [work] = await tx
    .select({ isLarge, hash: artworks.pictureHash })
    .from(artworks)
    .leftJoin(pictures, eq(pictures.hash, artworks.pictureHash))
    .where(and(eq(artworks.id, artworkId), isNull(artworks.archivedAt)))
    .for('key share', { of: artworks });
  if (!work) throw refused('artwork_id', 'The work is no longer in the catalogue. Please choose another one');
  if (!work.hash) throw refused('artwork_id', 'The picture of the work is not ready. Try again in a minute');
  if (place !== 'hero' || work.isLarge) return;
  const least = landingLimits.heroPixels.toLocaleString('en');
  const message = `The hero needs a picture of at least ${least} px on each side. Choose another work`;
  throw refused('artwork_id', message);
}

/** Keeps the choice in force and the later ones. */
async function removeReplaced(tx: Database, place: PlaceName): Promise<void> {
  const started = and(eq(landingChoices.place, place), lt(landingChoices.startsAt, sql`now()`));
  const [inForce] = await tx
    .select({ at: max(landingChoices.startsAt) })
    .from(landingChoices)
    .where(started);
  if (inForce?.at)
    await tx.delete(landingChoices).where(and(started, lt(landingChoices.startsAt, inForce.at)));
}

async function removeStarted(tx: Database, place: PlaceName): Promise<void> {
  const isOld = and(eq(landingChoices.place, place), lt(landingChoices.startsAt, sql`now()`));
  await tx.delete(landingChoices).where(isOld);
}

async function refuseTooMany(tx: Database, place: PlaceName): Promise<void> {
  const waiting = and(eq(landingChoices.place, place), gt(landingChoices.startsAt, sql`now()`));
  const [counted] = await tx.select({ choices: count() }).from(landingChoices).where(waiting);
  if ((counted?.choices ?? 0) < landingLimits.waiting) return;
  const message = `A place has at most ${landingLimits.waiting} choices for later. Remove one first`;
  throw refused('starts_at', message);
}

function refused(field: 'artwork_id' | 'starts_at', message: string): HttpError {
  return new HttpError(422, message, { [field]: message });
}
