import type { Statement, StatementLine } from '@gallery/shared/contract/settlement/settlement.schema';
import type { StatementQuery } from '@gallery/shared/contract/settlement/settlement-input.schema';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { rowsOf } from '../../db/statements';
import { HttpError } from '../../http/answers/http-error';
import { closingPayout, type PayoutColumns, payoutOf } from './closing-payout';

/** Reads the statement of an artist for a month, oldest line first. Amounts are kobo. Throws a 404 for an unknown artist. */
export async function readStatement(db: Database, { artist, month }: StatementQuery): Promise<Statement> {
  const head = await readHead(db, { artist, month });
  if (!head) throw new HttpError(404, 'No artist with this id.');
  const lines = await readLines(db, { artist, month });
  const earned_kobo = lines.reduce((sum, { artist_kobo }) => sum + artist_kobo, 0);
  const { name, brought_forward_kobo } = head;
  return {
    artist: { _id: artist, name },
    month,
    brought_forward_kobo,
    earned_kobo,
    due_kobo: brought_forward_kobo + earned_kobo,
    payout: payoutOf(head),
    lines,
  };
}

type Head = { name: string; brought_forward_kobo: number } & PayoutColumns;

/** An artist who was removed keeps the name of the last sale. */
async function readHead(db: Database, { artist, month }: StatementQuery): Promise<Head | undefined> {
  const first = sql`${`${month}-01`}::date`;
  const rows = await rowsOf<Head>(
    db,
    sql`
      WITH names AS (
        SELECT firstname || ' ' || lastname AS name, 0 AS age FROM artists WHERE id = ${artist}::uuid
        UNION ALL
        (SELECT artist_name, 1 FROM artist_shares WHERE artist_id = ${artist}::uuid ORDER BY at DESC LIMIT 1)
        ORDER BY age LIMIT 1
      )
      SELECT names.name, (
          coalesce((SELECT sum(artist_share) FROM artist_shares
            WHERE artist_id = ${artist}::uuid AND month < ${first}), 0)
          - coalesce((SELECT sum(amount) FROM payouts WHERE artist_id = ${artist}::uuid AND month < ${first}), 0)
        )::float AS brought_forward_kobo, closing.*
      FROM names LEFT JOIN LATERAL ${closingPayout(sql`${artist}::uuid`, first)} AS closing ON true
    `,
  );
  return rows[0];
}

async function readLines(db: Database, { artist, month }: StatementQuery): Promise<StatementLine[]> {
  const rows = await rowsOf<StatementLine>(
    db,
    sql`
      SELECT artist_shares.id AS _id, artist_shares.at,
        CASE WHEN refund_id IS NULL THEN 'sale' ELSE 'refund' END AS kind,
        orders.number::float AS "order", orders.artwork_name AS artwork, percent::float AS percent,
        amount::float AS amount_kobo, base::float AS base_kobo, artist_share::float AS artist_kobo,
        gallery_share::float AS gallery_kobo
      FROM artist_shares JOIN orders ON orders.id = artist_shares.order_id
      WHERE artist_id = ${artist}::uuid AND month = ${`${month}-01`}::date
      ORDER BY artist_shares.at, artist_shares.id
    `,
  );
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}
