import type { ShownPlace } from '@gallery/shared/contract/catalogue/artwork';
import { landingLimits, type PlaceName } from '@gallery/shared/contract/landing/landing';
import { and, asc, desc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { pictures } from '../../media/picture.table';
import { artworks } from '../artwork.table';
import { standsForItsEdition } from '../edition-of';
import { landingChoices } from './landing-choice.table';

export type LandingIds = { hero?: string; unveiled?: string; wall: string[] };

/** Works enough to find an upright and a wide one. */
const maxCandidates = 24;
const worksOnWall = 3;

/** Returns the ids of the works that a place shows at a time, the hero first. */
export async function idsOfPlace(db: Database, place: ShownPlace, at: SQL = sql`now()`): Promise<string[]> {
  const { hero, unveiled, wall } = await landingIds(db, at);
  return place === 'log-in' ? wall : [hero, unveiled].filter((id) => id !== undefined);
}

/** Takes the curators' choices. A place without one shows works that stay the same when others arrive. */
export async function landingIds(db: Database, at: SQL): Promise<LandingIds> {
  const [chosen, candidates] = await Promise.all([chosenWorks(db, at), readCandidates(db)]);
  const free = candidates.filter(({ id }) => id !== chosen.hero && id !== chosen.unveiled);
  const large = free.filter(({ isLarge }) => isLarge);
  const hero = chosen.hero ?? (large.find(({ ratio }) => ratio <= 1.1) ?? large[0])?.id;
  const left = free.filter(({ id }) => id !== hero);
  const other = chosen.unveiled === hero ? undefined : chosen.unveiled;
  const unveiled = other ?? (left.find(({ ratio }) => ratio >= 1.25) ?? left[0])?.id;
  const onWall = candidates.slice(0, worksOnWall).map(({ id }) => id);
  return { hero, unveiled, wall: chosen['log-in'] ? [chosen['log-in']] : onWall };
}

/** Returns the work that a curator chose beside the auction, or `undefined` if the catalogue does not show it. */
export async function chosenForAuction(db: Database, at: SQL = sql`now()`): Promise<string | undefined> {
  return (await chosenWorks(db, at)).auction;
}

type Chosen = Partial<Record<PlaceName, string>>;

/** Leaves out works that left the catalogue, and a hero whose picture is missing or too small. */
async function chosenWorks(db: Database, at: SQL): Promise<Chosen> {
  const inForce = choicesInForce(db, at);
  const rows = await db
    .select({ place: inForce.place, id: artworks.id, isLarge })
    .from(inForce)
    .innerJoin(artworks, eq(artworks.id, inForce.artworkId))
    .leftJoin(pictures, eq(pictures.hash, artworks.pictureHash))
    .where(isNull(artworks.archivedAt));
  const usable = rows.filter(({ place, isLarge: fits }) => place !== 'hero' || fits);
  return Object.fromEntries(usable.map(({ place, id }) => [place, id]));
}

function choicesInForce(db: Database, at: SQL) {
  return db
    .selectDistinctOn([landingChoices.place])
    .from(landingChoices)
    .where(lte(landingChoices.startsAt, at))
    .orderBy(landingChoices.place, desc(landingChoices.startsAt))
    .as('in_force');
}

/** Applies to each side. A smaller picture would be blurred or too narrow at the hero's size. */
export const isLarge = sql<boolean>`coalesce(least(${pictures.width}, ${pictures.height}) >= ${sql.raw(String(landingLimits.heroPixels))}, false)`;

/** Large pictures first, then works for sale, then those that are longest in the catalogue. */
function readCandidates(db: Database) {
  const ratio = sql<number>`${pictures.width}::float / ${pictures.height}`;
  const isForSale = sql`${artworks.availability} = 'available'`;
  return db
    .select({ id: artworks.id, isLarge, ratio })
    .from(artworks)
    .innerJoin(pictures, eq(pictures.hash, artworks.pictureHash))
    .where(and(isNull(artworks.archivedAt), standsForItsEdition(db)))
    .orderBy(desc(isLarge), desc(isForSale), asc(artworks.createdAt), asc(artworks.id))
    .limit(maxCandidates);
}
