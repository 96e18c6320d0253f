import {
  type ArtworkColor,
  artworkColors,
  artworkMaterials,
  artworkSizes,
} from '@gallery/shared/contract/catalogue/artwork-choices';
import type { ArtworkQuery } from '@gallery/shared/contract/catalogue/artwork-input.schema';
import type { ChoiceCounts } from '@gallery/shared/contract/catalogue/choice-counts.schema';
import { and, count, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { pictures } from '../../media/picture.table';
import { artworks } from '../artwork.table';
import { type CountedQuery, matching } from './artwork-list';
import { isMadeOf, isSized } from './material-size-color';

export type ChoiceQuery = CountedQuery & Pick<ArtworkQuery, 'type'>;

/** Counts the works that each material, size, color, and artist would show together with the other filters. */
export async function countChoices(db: Database, query: ChoiceQuery): Promise<ChoiceCounts> {
  const [materials, sizes, colors, artists] = await Promise.all([
    countEach(db, { ...query, material: undefined }, artworkMaterials, isMadeOf),
    countEach(db, { ...query, size: undefined }, artworkSizes, isSized),
    countByColor(db, { ...query, color: undefined }),
    countByArtist(db, { ...query, artist: undefined }),
  ]);
  return { materials, sizes, colors, artists };
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

/** Counts each color once, because a condition for each would look up every picture as often. */
async function countByColor(db: Database, query: ChoiceQuery): Promise<ChoiceCounts['colors']> {
  const color = sql<ArtworkColor>`unnest(${pictures.colors})`;
  const rows = await db
    .select({ color, works: count() })
    .from(artworks)
    .innerJoin(pictures, eq(pictures.hash, artworks.pictureHash))
    .where(await whereOf(db, query))
    .groupBy(color);
  const found = new Map(rows.map((row) => [row.color, row.works]));
  const counts = artworkColors.map((name) => [name, found.get(name) ?? 0]);
  return Object.fromEntries(counts) as ChoiceCounts['colors'];
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
