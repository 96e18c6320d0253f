import type { ArtistWorksAnswer } from '@gallery/shared/contract/catalogue/artists/artist';
import type {
  Artwork,
  ArtworkCounts,
  ArtworksAnswer,
  ListedArtwork,
  WholeArtworksAnswer,
} from '@gallery/shared/contract/catalogue/artwork';
import { artworkTypes, chosenIn } from '@gallery/shared/contract/catalogue/artwork-choices';
import type { ArtworkQuery } from '@gallery/shared/contract/catalogue/artwork-input.schema';
import { idPattern } from '@gallery/shared/domain/id';
import { and, count, eq, gt, inArray, isNotNull, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { afterCursor, nextCursor, sortBy } from '../../../http/paging/cursor';
import { artists } from '../../artists/artist.table';
import { pictures } from '../../media/picture.table';
import { artworks } from '../artwork.table';
import { type ArtworkRow, artworkOf } from '../artwork-of';
import { newestChange } from '../availability/availability-stream';
import { isInAuction, isLotOfWork, isPricedBetween, worksInAuction } from '../availability/works-in-auction';
import { editions } from '../edition.table';
import { editionColumns, isEditionOfWork, standsForItsEdition } from '../edition-of';
import { type ListedRow, listedArtworkOf, listedColumns } from '../listed-artwork';
import { readShownParts } from '../parts/read-shown-parts';
import { idsOfPlace } from '../places/landing-works';
import { correctedSearch, searchCondition } from './artwork-search';
import { artworkSorts, compareSorted, lotPriceSorts } from './artwork-sorts';
import { literal, type PriceKind, statementName, unnamed } from './list-statement';
import { isColored, isMadeOf, isSized } from './material-size-color';

export type CountedQuery = Omit<ArtworkQuery, 'type' | 'short' | 'place' | 'sort' | 'limit' | 'cursor'>;

/** What several lists share while the catalogue does not change. */
export type SharedReads = {
  counts: (db: Database, query: CountedQuery) => Promise<ArtworkCounts>;
  /** A position that is older than the list makes a client read a few changes twice. A newer one loses changes. */
  position: (db: Database) => Promise<number>;
};

/** Returns one page of works, with all fields or the short ones. Throws a 422 for an invalid cursor. */
export async function listArtworks(
  db: Database,
  query: ArtworkQuery,
  shared: SharedReads = { counts: countArtworks, position: newestChange },
): Promise<ArtworksAnswer | WholeArtworksAnswer> {
  const {
    type,
    short: _short,
    place: _place,
    sort: _sort,
    limit: _limit,
    cursor: _cursor,
    ...filter
  } = query;
  const stream_position = await shared.position(db);
  const [page, counts, corrected] = await Promise.all([
    readPage(db, query),
    shared.counts(db, filter),
    correctedSearch(db, query.q),
  ]);
  const total = type ? counts[type] : artworkTypes.reduce((sum, one) => sum + counts[one], 0);
  return { ...page, total, counts, corrected, stream_position };
}

export async function countArtworks(db: Database, query: CountedQuery): Promise<ArtworkCounts> {
  const rows = await db
    .select({ type: artworks.type, works: count() })
    .from(artworks)
    .where(await matching(db, query))
    .groupBy(artworks.type);
  const found = Object.fromEntries(rows.map(({ type, works }) => [type, works]));
  return { Painting: 0, 'Digital Painting': 0, Sculpture: 0, ...found };
}

/** Includes archived works, because they also name the artist. */
export async function countWorksOfArtist(db: Database, artistId: string): Promise<ArtistWorksAnswer> {
  const isBy = idPattern.test(artistId) ? eq(artworks.artistId, artistId) : sql`false`;
  const [counted] = await db
    .select({ works: count(), archived: count(artworks.archivedAt) })
    .from(artworks)
    .where(isBy);
  return { works: counted?.works ?? 0, archived: counted?.archived ?? 0 };
}

export function findArtwork(db: Database, id: string): Promise<Artwork | null> {
  return readOne(db, and(eq(artworks.id, id), isShown));
}

/** Also returns drafts and scheduled works, which only staff see. */
export function findArtworkOfStaff(db: Database, id: string): Promise<Artwork | null> {
  return readOne(db, and(eq(artworks.id, id), ne(artworks.stage, 'archived')));
}

async function readOne(db: Database, isIt: SQL | undefined): Promise<Artwork | null> {
  const [row] = await worksWithArtist(db).where(isIt);
  if (!row) return null;
  return { ...artworkOf(row), ...(await readShownParts(db, row.work.id)) };
}

export function worksWithArtist(db: Database) {
  return db
    .select({
      work: artworks,
      artist: artists,
      picture: pictures,
      inAuction: worksInAuction,
      edition: editionColumns,
    })
    .from(artworks)
    .leftJoin(worksInAuction, isLotOfWork)
    .leftJoin(editions, isEditionOfWork)
    .leftJoin(artists, eq(artists.id, artworks.artistId))
    .leftJoin(pictures, eq(pictures.hash, artworks.pictureHash));
}

export function listedWorks(db: Database) {
  return db
    .select({ ...listedColumns, inAuction: worksInAuction, edition: editionColumns })
    .from(artworks)
    .leftJoin(worksInAuction, isLotOfWork)
    .leftJoin(editions, isEditionOfWork)
    .leftJoin(artists, eq(artists.id, artworks.artistId))
    .leftJoin(pictures, eq(pictures.hash, artworks.pictureHash));
}

const maxNewWorks = 100;

/** `addedAs` stays the same when another number stands for the edition. */
type AddedWork = { artwork: ListedArtwork; addedAs: string; arrivedAt: Date };

/** Returns the newest works of a catalogue query that arrived after `since`. Leaves out sold works. */
export async function findNewWorks(
  db: Database,
  { type, ...query }: CountedQuery & Pick<ArtworkQuery, 'type'>,
  since: SQL,
): Promise<AddedWork[]> {
  const ofType = type && eq(artworks.type, type);
  const isNew = and(gt(artworks.createdAt, since), ne(artworks.availability, 'sold'));
  const rows = await listedWorks(db)
    .where(and(await matching(db, query), ofType, isNew))
    .orderBy(...sortBy(artworkSorts.newest))
    .limit(maxNewWorks);
  return rows.map((row) => ({
    artwork: listedArtworkOf(row),
    addedAs: row.work.editionId ?? row.work.id,
    arrivedAt: row.work.createdAt,
  }));
}

const isShown = isNull(artworks.archivedAt);

function readPage(db: Database, query: ArtworkQuery) {
  return query.short
    ? pageOf(db, query, readListed, listedArtworkOf)
    : pageOf(db, query, readWhole, artworkOf);
}

type How = { where: SQL | undefined; order: SQL[]; limit: number; name?: string };
type Read<Row> = (db: Database, how: How) => PromiseLike<Row[]>;

const readListed: Read<ListedRow> = (db, { where, order, limit, name = unnamed }) =>
  listedWorks(db)
    .where(where)
    .orderBy(...order)
    .limit(literal(limit))
    .prepare(name)
    .execute();

const readWhole: Read<ArtworkRow> = (db, { where, order, limit, name = unnamed }) =>
  worksWithArtist(db)
    .where(where)
    .orderBy(...order)
    .limit(literal(limit))
    .prepare(name)
    .execute();

async function pageOf<Row extends ListedRow, Work>(
  db: Database,
  query: ArtworkQuery,
  read: Read<Row>,
  workOf: (row: Row) => Work,
) {
  const rows = await readSorted(db, query, read);
  const sorted = rows.map((row) => ({ ...row.work, price: listedArtworkOf(row).price }));
  return {
    artworks: rows.slice(0, query.limit).map(workOf),
    next: nextCursor(sorted, query.limit, artworkSorts[query.sort]),
  };
}

const pricedBy = {
  any: undefined,
  own: isNull(worksInAuction.artworkId),
  lots: isNotNull(worksInAuction.artworkId),
};

/** An index sorts the works by their own prices. This function sorts the few works in lots by lot price and merges them in. */
async function readSorted<Row extends ListedRow>(
  db: Database,
  query: ArtworkQuery,
  read: Read<Row>,
): Promise<Row[]> {
  const { sort, place } = query;
  if (place) return readPlace(await idsOfPlace(db, place));
  if (sort === 'newest' || sort === 'name') return readBy(artworkSorts[sort], 'any');
  const [own, ofLots] = await Promise.all([
    readBy(artworkSorts[sort], 'own'),
    readBy(lotPriceSorts[sort], 'lots'),
  ]);
  return [...own, ...ofLots].sort(compareSorted(sort)).slice(0, query.limit + 1);

  async function readPlace(ids: string[]): Promise<Row[]> {
    const where = and(isShown, inArray(artworks.id, ids));
    const rows = ids.length > 0 ? await read(db, { where, order: [], limit: ids.length }) : [];
    return ids.flatMap((id) => rows.find(({ work }) => work.id === id) ?? []).slice(0, query.limit);
  }

  async function readBy(by: (typeof artworkSorts)[typeof sort], price: PriceKind): Promise<Row[]> {
    const ofType = query.type && eq(artworks.type, query.type);
    const where = and(await matching(db, query), ofType, pricedBy[price], afterCursor(query.cursor, by));
    const name = statementName(query, price);
    return read(db, { where, order: sortBy(by), limit: query.limit + 1, name });
  }
}

/** Selects the shown works of every filter but the type. One work stands for each edition. */
export async function matching(db: Database, query: CountedQuery): Promise<SQL | undefined> {
  return and(
    isShown,
    standsForItsEdition(db),
    await searchCondition(db, query.q),
    query.artist ? inArray(artworks.artistId, chosenIn(query.artist)) : undefined,
    isMadeOf(query.material),
    isSized(query.size),
    isColored(db, query.color),
    isPricedBetween(db, query.min, query.max),
    or(
      query.available && and(eq(artworks.availability, 'available'), not(isInAuction(db))),
      query.auction && isInAuction(db),
    ),
  );
}
