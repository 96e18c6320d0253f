import { artworkMaterials, artworkSizes } from '@gallery/shared/contract/catalogue/artwork-choices';
import type { ArtworkQuery } from '@gallery/shared/contract/catalogue/artwork-input.schema';
import type { ChoiceCounts } from '@gallery/shared/contract/catalogue/choice-counts.schema';
import { and, count, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { artworks } from '../artwork.table';
import { type CountedQuery, matching } from './artwork-list';
import { isMadeOf, isSized } from './material-and-size';

export type ChoiceQuery = CountedQuery & Pick<ArtworkQuery, 'type'>;

/** Counts the works that each material, size, and artist would show together with the other filters. */
export async function countChoices(db: Database, query: ChoiceQuery): Promise<ChoiceCounts> {
  const [materials, sizes, artists] = await Promise.all([
    countEach(db, { ...query, material: undefined }, artworkMaterials, isMadeOf),
    countEach(db, { ...query, size: undefined }, artworkSizes, isSized),
    countByArtist(db, { ...query, artist: undefined }),
  ]);
  return { materials, sizes, artists };
}

async function countEach<Name extends string>(
  db: Database,
  query: ChoiceQuery,
  names: readonly Name[],
  isOf: (name: Name) => SQL | undefined,
): Promise<Record<Name, number>> {
  const columns: Record<string, SQL<number>> = Object.fromEntries(
    names.map((name) => [name, sql<number>`count(*) FILTER (WHERE ${isOf(name)})`.mapWith(Number)]),
  );
  const [counted] = await db
    .select(columns)
    .from(artworks)
    .where(await whereOf(db, query));
  return Object.fromEntries(names.map((name) => [name, counted?.[name] ?? 0])) as Record<Name, number>;
}

async function countByArtist(db: Database, query: ChoiceQuery): Promise<ChoiceCounts['artists']> {
  const rows = await db
    .select({ id: artworks.artistId, works: count() })
    .from(artworks)
    .where(and(await whereOf(db, query), isNotNull(artworks.artistId)))
    .groupBy(artworks.artistId);
  return rows.flatMap(({ id, works }) => (id ? [{ _id: id, works }] : []));
}

async function whereOf(db: Database, { type, ...query }: ChoiceQuery): Promise<SQL | undefined> {
  return and(await matching(db, query), type && eq(artworks.type, type));
}
