import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { recordset } from '../../../../db/statements';
import { lots } from '../../lot.table';
import { lotEntries } from '../../record/record.table';
import { type BidRow, bids, lotBidders } from '../bid.table';
import type { DraftedBid, LotDraft } from './lot-draft';

export type SavedBid = Omit<DraftedBid, 'bid'> & { bid: BidRow };

/** Writes all bids of a draft in one statement. The transaction must have locked the lot's row. */
export async function saveLotDraft(tx: Database, draft: LotDraft): Promise<SavedBid[]> {
  if (draft.bids.length === 0) return [];
  const saved = tx.$with('saved', { id: bids.id, seq: bids.seq }).as(insertBids(draft));
  const parts = { numbered: insertNumbers(draft), entered: insertEntries(draft), changed: updateLot(draft) };
  const rows = await tx
    .with(...Object.entries(parts).map(([name, part]) => tx.$with(name, {}).as(part)), saved)
    .select({ id: saved.id, seq: saved.seq })
    .from(saved)
    .prepare('save_bids')
    .execute();
  const ids = new Map(rows.map(({ id, seq }) => [seq, id]));
  return draft.bids.map((drafted) => {
    const id = ids.get(drafted.bid.seq);
    if (id === undefined) throw new Error('A bid was not saved.');
    return { ...drafted, bid: { id, ...drafted.bid } };
  });
}

function insertNumbers({ lot, newNumbers }: LotDraft): SQL {
  const rows = [...newNumbers].map(([user_id, number]) => ({ user_id, number }));
  return sql`INSERT INTO ${lotBidders} (lot_id, user_id, number)
    SELECT ${lot.id}::uuid, user_id, number FROM ${recordset(rows)} AS added(user_id uuid, number integer)`;
}

function insertEntries({ lot, bids: drafted }: LotDraft): SQL {
  const rows = drafted.map(({ entry: { seq, kind, at, fields, hash } }) => ({ seq, kind, at, fields, hash }));
  return sql`INSERT INTO ${lotEntries} (lot_id, seq, kind, at, fields, hash)
    SELECT ${lot.id}::uuid, seq, kind, at, fields, hash
    FROM ${recordset(rows)} AS added(seq integer, kind text, at timestamptz, fields jsonb, hash text)`;
}

function insertBids({ lot, bids: drafted }: LotDraft): SQL {
  const rows = drafted.map(({ bid: { userId, ...bid } }) => ({ user_id: userId, ...bid }));
  return sql`INSERT INTO ${bids} (lot_id, user_id, max, at, key, answer, price, nonce, seq, confirmed)
    SELECT ${lot.id}::uuid, user_id, max, at, key, answer, price, nonce, seq, confirmed
    FROM ${recordset(rows)} AS added(user_id uuid, max bigint, at timestamptz, key uuid, answer text, price bigint,
      nonce text, seq integer, confirmed boolean)
    ORDER BY seq RETURNING id, seq`;
}

function updateLot({ lot }: LotDraft): SQL {
  const { price, leaderId, leaderNumber, max, bids: count, closesAt, extensions } = lot;
  return sql`UPDATE ${lots} SET price = ${price}::bigint, leader_id = ${leaderId}::uuid,
    leader_number = ${leaderNumber}::integer, max = ${max}::bigint, bids = ${count}::integer,
    closes_at = ${closesAt.toISOString()}::timestamptz, extensions = ${extensions}::integer
    WHERE id = ${lot.id}::uuid`;
}
