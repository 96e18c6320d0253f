import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import type { LandingChoice, LandingPlace, PlaceName } from '@gallery/shared/contract/landing/landing';
import { landingPlaces } from '@gallery/shared/contract/landing/landing.schema';
import { asc, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { artworks } from '../artwork.table';
import { listedWorks } from '../catalogue/artwork-list';
import { listedArtworkOf } from '../listed-artwork';
import { landingChoices } from '../places/landing-choice.table';
import { chosenForAuction, landingIds } from '../places/landing-works';

export async function readLandingPlaces(db: Database, at: Date = new Date()): Promise<LandingPlace[]> {
  const time = sql`${at.toISOString()}::timestamptz`;
  const [{ hero, unveiled, wall }, auction, rows] = await Promise.all([
    landingIds(db, time),
    chosenForAuction(db, time),
    db.select().from(landingChoices).orderBy(asc(landingChoices.startsAt)),
  ]);
  const shownIds = { hero, unveiled, auction, 'log-in': wall[0] };
  const works = await readWorks(db, [...rows.map((row) => row.artworkId), ...given(shownIds)]);
  return landingPlaces.map((place) => placeOf(place));

  function placeOf(place: PlaceName): LandingPlace {
    const work = works.get(shownIds[place] ?? '');
    const shown = work && (place !== 'auction' || work.lot) ? work : null;
    const ofPlace = rows.filter((row) => row.place === place);
    const inForce = ofPlace.findLast(({ startsAt }) => startsAt <= at);
    const kept = ofPlace.filter((row) => row === inForce || row.startsAt > at);
    const choices = kept.flatMap(({ id, artworkId, startsAt }): LandingChoice[] => {
      const artwork = works.get(artworkId);
      if (!artwork) return [];
      const isShown = artworkId === shown?._id;
      const now = isShown ? 'shown' : 'left out';
      const state = startsAt > at ? 'waiting' : now;
      return [{ _id: id, artwork, starts_at: startsAt.toISOString(), state }];
    });
    return { place, shown, is_chosen: choices[0]?.state === 'shown', choices };
  }
}

const given = (ids: Partial<Record<PlaceName, string>>) =>
  Object.values(ids).filter((id) => id !== undefined);

/** Includes works that left the catalogue: staff see which choice does not apply. */
async function readWorks(db: Database, ids: string[]): Promise<Map<string, ListedArtwork>> {
  if (ids.length === 0) return new Map();
  const rows = await listedWorks(db).where(inArray(artworks.id, ids));
  return new Map(rows.map((row) => [row.work.id, listedArtworkOf(row)]));
}
