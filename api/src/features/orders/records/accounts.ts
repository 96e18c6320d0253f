import { lotPartLabels } from '@gallery/shared/contract/delivery/price-parts';
import type { AccountsQuery } from '@gallery/shared/contract/figures/accounts.schema';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { rowsOf } from '../../../db/statements';
import { startOfDay } from './order-records';

/**
 * One movement of money. Amounts are kobo, and those of a refund are negative. `price`, `premium`, and `delivery` add
 * up to the order's price with `vat`, if VAT was a part of its own; otherwise the amount includes `vat`.
 */
export type AccountLine = {
  paidAt: Date;
  at: Date;
  kind: 'Payment' | 'Refund';
  order: number;
  reference: string;
  buyer: string;
  artwork: string;
  artist: string;
  price: number | null;
  premium: number | null;
  delivery: number | null;
  vat: number | null;
  amount: number;
  currency: string;
};

/**
 * Returns the payments that arrived from the first to the last day in Lagos, each followed by its refunds of any day.
 * So the sum of a month is the dashboard's: there, a refund counts on the day of its payment.
 */
export async function readAccounts(db: Database, { from, to }: AccountsQuery): Promise<AccountLine[]> {
  const first = startOfDay(sql`${from}::date`);
  const end = startOfDay(sql`(${to}::date + 1)`);
  const rows = await rowsOf<AccountLine>(
    db,
    sql`
      WITH paid AS (
        SELECT reference, order_id, captured_at, coalesce(captured_amount, amount) AS amount,
          coalesce(captured_currency, currency) AS currency
        FROM payments WHERE captured_at >= ${first} AND captured_at < ${end}
      ), moved AS (
        SELECT paid.*, 'Payment' AS kind, captured_at AS at, amount AS moved, NULL::uuid AS refund_id FROM paid
        UNION ALL
        SELECT paid.*, 'Refund', whole.done_at, -whole.amount, NULL
        FROM paid JOIN refunds AS whole USING (reference) WHERE whole.state = 'done'
        UNION ALL
        SELECT paid.*, 'Refund', part.done_at, -part.amount, part.id
        FROM paid JOIN partial_refunds AS part USING (reference) WHERE part.state = 'done'
      )
      SELECT moved.captured_at AS "paidAt", moved.at, moved.kind, orders.number::float AS "order",
        moved.reference, buyers.firstname || ' ' || buyers.lastname AS buyer, orders.artwork_name AS artwork,
        coalesce(artists.firstname || ' ' || artists.lastname, '') AS artist,
        ${ofInvoice(workPrice)} AS price, ${ofInvoice(partOf(lotPartLabels.premium))} AS premium,
        ${ofInvoice(sql`coalesce(${partOf(lotPartLabels.delivery)}, orders.delivery)`)} AS delivery,
        (CASE WHEN moved.kind = 'Refund' THEN -invoices.vat ELSE invoices.vat END)::float AS vat,
        moved.moved::float AS amount, moved.currency
      FROM moved
      JOIN orders ON orders.id = moved.order_id
      JOIN buyers ON buyers.id = coalesce(orders.user_id, orders.guest_id)
      JOIN artworks ON artworks.id = orders.artwork_id
      LEFT JOIN artists ON artists.id = artworks.artist_id
      LEFT JOIN invoices ON CASE WHEN moved.kind = 'Refund' THEN invoices.refund_id = moved.refund_id
        ELSE invoices.order_id = orders.id AND invoices.kind = 'invoice'
          AND invoices.facts ->> 'reference' = moved.reference END
      ORDER BY moved.captured_at, moved.reference, moved.kind, moved.at
    `,
  );
  return rows.map((row) => ({ ...row, paidAt: new Date(row.paidAt), at: new Date(row.at) }));
}

/** Only the payment that the invoice names pays for the parts of the order. */
function ofInvoice(naira: SQL): SQL {
  return sql`(CASE WHEN moved.kind = 'Payment' AND invoices.id IS NOT NULL THEN ${naira} * 100 END)::float`;
}

function partOf(label: string): SQL {
  return sql`(SELECT (part ->> 'amount')::bigint FROM jsonb_array_elements(orders.price_parts) AS part
    WHERE part ->> 'label' = ${label})`;
}

const workPrice = sql`coalesce(${partOf(lotPartLabels.hammer)}, orders.price - orders.delivery)`;
