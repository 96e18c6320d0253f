import type { WorkSort } from '@gallery/shared/contract/collection/work-states';
import type { WorkRow, WorkRowsAnswer } from '@gallery/shared/contract/collection/works-list';
import type { WorkRowsQuery } from '@gallery/shared/contract/collection/works-list-input.schema';
import { asc, count, desc, eq, type SQL, sql, sum } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { byName } from '../../../db/columns';
import { readPaged } from '../../../http/paging/paged';
import { artists } from '../../artists/artist.table';
import { artworks } from '../../artworks/artwork.table';
import { isLotOfWork, worksInAuction } from '../../artworks/availability/works-in-auction';
import { editions } from '../../artworks/edition.table';
import { editionColumns, isEditionOfWork } from '../../artworks/edition-of';
import { listedArtworkOf, listedColumns } from '../../artworks/listed-artwork';
import { pictures } from '../../media/picture.table';
import { worksMatching } from './works-filter';

/** Returns one page of the list with its total and the sum of its prices. Throws a 422 for an invalid cursor. */
export async function readWorkRows(db: Database, query: WorkRowsQuery): Promise<WorkRowsAnswer> {
  const where = await worksMatching(db, query);
  const totals = db
    .select({ total: count(), sum: sum(artworks.price).mapWith(Number) })
    .from(artworks)
    .where(where);
  const [counted] = await totals;
  const { rows, page } = await readPaged(query, {
    count: async () => counted?.total ?? 0,
    read: (range) => readRows(db, where, query.sort, range),
  });
  return { ...page, works: rows, sum: counted?.sum ?? 0 };
}

/** Reads in batches, so that memory holds one batch at a time. */
export async function* allWorkRows(db: Database, query: WorkRowsQuery): AsyncGenerator<WorkRow> {
  const where = await worksMatching(db, query);
  for (let offset = 0; ; offset += batch) {
    const rows = await readRows(db, where, query.sort, { limit: batch, offset });
    yield* rows;
    if (rows.length < batch) return;
  }
}

const batch = 500;
type Range = { limit: number; offset: number };

async function readRows(
  db: Database,
  where: SQL | undefined,
  sort: WorkSort,
  { limit, offset }: Range,
): Promise<WorkRow[]> {
  const { openToOffers, framed, tags, version, updatedAt } = artworks;
  const rows = await db
    .select({
      ...listedColumns,
      inAuction: worksInAuction,
      edition: editionColumns,
      staff: { openToOffers, framed, tags, version, updatedAt, views: viewsOfMonth },
    })
    .from(artworks)
    .leftJoin(worksInAuction, isLotOfWork)
    .leftJoin(editions, isEditionOfWork)
    .leftJoin(artists, eq(artists.id, artworks.artistId))
    .leftJoin(pictures, eq(pictures.hash, artworks.pictureHash))
    .where(where)
    .orderBy(...orders[sort])
    .limit(limit)
    .offset(offset);
  return rows.map(({ staff, ...row }) => ({
    ...listedArtworkOf(row),
    own_price: row.work.price,
    price_on_request: row.work.priceOnRequest,
    open_to_offers: staff.openToOffers,
    framed: staff.framed,
    tags: staff.tags,
    version: staff.version,
    added_at: row.work.createdAt.toISOString(),
    updated_at: staff.updatedAt.toISOString(),
    views: staff.views,
  }));
}

/** Of the last 30 days in Lagos, with today. */
const viewsOfMonth = sql<number>`(
  SELECT coalesce(sum(views), 0)::int FROM work_views
  WHERE work_views.artwork_id = artworks.id AND day > (now() AT TIME ZONE 'Africa/Lagos')::date - 30
)`;

const artist = sql`(${artists.firstname} || ' ' || ${artists.lastname})`;
const last = [desc(artworks.createdAt), desc(artworks.id)];

/** Ties stand in the order of the newest. */
const orders: Record<WorkSort, SQL[]> = {
  newest: last,
  oldest: [asc(artworks.createdAt), asc(artworks.id)],
  name: [asc(byName(artworks.name)), ...last],
  artist: [sql`${byName(artist)} ASC NULLS LAST`, ...last],
  type: [asc(artworks.type), ...last],
  'price-up': [asc(artworks.price), ...last],
  'price-down': [desc(artworks.price), ...last],
  'year-up': [sql`${artworks.year} ASC NULLS LAST`, ...last],
  'year-down': [sql`${artworks.year} DESC NULLS LAST`, ...last],
  'views-down': [desc(viewsOfMonth), ...last],
  'updated-down': [desc(artworks.updatedAt), ...last],
  'updated-up': [asc(artworks.updatedAt), ...last],
};
