import type { ConsoleEntry } from '@gallery/shared/contract/auctions/auction';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';

type Fields = Record<string, string>;

type Row = {
  lot_id: string;
  lot_number: number;
  seq: number;
  kind: 'bid' | 'retracted' | 'closed' | 'withdrawn';
  at: Date | string;
  fields: Fields;
  before: Fields | null;
  user_id: string | null;
  paddle: number | null;
  name: string | null;
  bid: string | number | null;
  max: string | number | null;
  confirmed: boolean | null;
  checked: boolean;
  retracted: boolean;
  overtaken: boolean;
  has_ended: boolean;
};

/** Returns the newest entries in the records of an auction's lots, or all `unusual` ones that staff have not checked. */
export async function consoleEntries(
  db: Database,
  auctionId: string,
  { limit, unusual = false }: { limit: number; unusual?: boolean },
): Promise<ConsoleEntry[]> {
  // Reads the rest for the entries of the answer alone: an evening has thousands.
  const narrowed = unusual
    ? sql`JOIN bids ON bids.lot_id = lots.id AND bids.seq = entry.seq
        AND bids.confirmed AND bids.checked_at IS NULL AND bids.retracted_at IS NULL`
    : sql``;
  const { rows } = (await db.execute(sql`
    WITH entry AS (
      SELECT entry.lot_id, entry.seq, entry.kind, entry.at, entry.fields,
        lots.number AS lot_number, lots.auction_id, lots.outcome
      FROM lots JOIN lot_entries AS entry ON entry.lot_id = lots.id AND entry.kind <> 'opened' ${narrowed}
      WHERE lots.auction_id = ${auctionId}
      ORDER BY entry.at DESC, lots.number, entry.seq DESC
      LIMIT ${limit}
    )
    SELECT entry.lot_id, entry.lot_number, entry.seq, entry.kind, entry.at, entry.fields, earlier.fields AS before,
      people.user_id, bidders.paddle, concat_ws(' ', users.firstname, users.lastname) AS name,
      bids.id AS bid, bids.max, bids.confirmed, bids.checked_at IS NOT NULL AS checked,
      bids.retracted_at IS NOT NULL AS retracted, EXISTS (
        SELECT 1 FROM lot_entries AS later WHERE later.lot_id = entry.lot_id AND later.seq > entry.seq
          AND later.fields ->> 'leader' <> entry.fields ->> 'leader'
      ) AS overtaken, entry.outcome IS NOT NULL AS has_ended
    FROM entry
    LEFT JOIN lot_entries AS earlier ON earlier.lot_id = entry.lot_id AND earlier.seq = entry.seq - 1
    LEFT JOIN bids ON bids.lot_id = entry.lot_id AND bids.seq = entry.seq
    LEFT JOIN lot_bidders AS people ON people.lot_id = entry.lot_id
      AND people.number = nullif(coalesce(nullif(entry.fields ->> 'bidder', ''), entry.fields ->> 'leader'), '')::int
    LEFT JOIN bidders ON bidders.auction_id = entry.auction_id AND bidders.user_id = people.user_id
    LEFT JOIN users ON users.id = people.user_id
    ORDER BY entry.at DESC, entry.lot_number, entry.seq DESC
  `)) as unknown as { rows: Row[] };
  return rows.map(entryOf);
}

function entryOf(row: Row): ConsoleEntry {
  const { fields, before, kind } = row;
  const isBid = kind === 'bid';
  return {
    lot_id: row.lot_id,
    lot_number: row.lot_number,
    seq: row.seq,
    at: new Date(row.at).toISOString(),
    by:
      row.user_id && row.paddle !== null
        ? { user_id: row.user_id, paddle: row.paddle, name: row.name ?? '' }
        : null,
    price: Number(fields.price),
    effect: effectOf(row),
    reserve_met: isBid && fields.reserve === 'met' && before?.reserve === 'not met',
    closes_at:
      before && kind !== 'closed' && fields.closes_at !== before.closes_at
        ? (fields.closes_at ?? null)
        : null,
    bid: isBid && row.bid !== null ? Number(row.bid) : null,
    max: isBid && row.has_ended && row.max !== null ? Number(row.max) : null,
    retracted: row.retracted,
    unusual: row.confirmed ?? false,
    checked: row.checked,
  };
}

function effectOf({ kind, fields, before, overtaken }: Row): ConsoleEntry['effect'] {
  if (kind === 'closed') return fields.result === 'sold' ? 'sold' : 'passed';
  if (kind !== 'bid') return kind;
  const { bidder } = fields;
  if (fields.leader !== bidder) return 'outbid';
  if (before?.leader === bidder) return 'raised';
  return overtaken ? 'led' : 'leads';
}
