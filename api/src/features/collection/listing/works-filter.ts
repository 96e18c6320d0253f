import type { WorkState } from '@gallery/shared/contract/collection/work-states';
import type { WorksQuery } from '@gallery/shared/contract/collection/works-list-input.schema';
import { and, eq, gte, isNull, lte, not, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { artworks } from '../../artworks/artwork.table';
import { isInAuction } from '../../artworks/availability/works-in-auction';
import { searchCondition } from '../../artworks/catalogue/artwork-search';
import { standsForItsEdition } from '../../artworks/edition-of';
import { hasTag, orHasTagWords } from '../../artworks/parts/work-tags';
import { startOfDay } from '../../orders/records/order-records';

/** Selects the works of a list. Prices on request count as prices, because staff see them. */
export async function worksMatching(db: Database, query: WorksQuery): Promise<SQL | undefined> {
  const { q, type, state, artist, tag, min, max, from, to } = query;
  const found = await searchCondition(db, q);
  return and(
    state && isStage(state) ? eq(artworks.stage, state) : inCatalogue(db),
    found && orHasTagWords(found, q ?? ''),
    type ? eq(artworks.type, type) : undefined,
    artist ? eq(artworks.artistId, artist) : undefined,
    tag ? hasTag(tag) : undefined,
    min === undefined ? undefined : gte(artworks.price, min),
    max === undefined ? undefined : lte(artworks.price, max),
    from ? sql`${artworks.createdAt} >= ${startOfDay(sql`${from}::date`)}` : undefined,
    to ? sql`${artworks.createdAt} < ${startOfDay(sql`(${to}::date + 1)`)}` : undefined,
    state && !isStage(state) ? isIn(db, state) : undefined,
  );
}

type HiddenStage = 'draft' | 'scheduled' | 'archived';

function isStage(state: WorkState): state is HiddenStage {
  return state === 'draft' || state === 'scheduled' || state === 'archived';
}

function inCatalogue(db: Database): SQL | undefined {
  return and(isNull(artworks.archivedAt), standsForItsEdition(db));
}

function isIn(db: Database, state: Exclude<WorkState, HiddenStage>): SQL | undefined {
  if (state === 'in_auction') return isInAuction(db);
  if (state === 'on_request') return eq(artworks.priceOnRequest, true);
  const isIt = eq(artworks.availability, state);
  return state === 'available' ? and(isIt, not(isInAuction(db))) : isIt;
}
