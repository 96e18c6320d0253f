import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';

type Unbalanced = {
  id: string;
  status: string;
  captured: number;
  sold: number;
  refunded: number;
  parts: number;
};

/**
 * Fails unless captured money equals sales plus refunds, with at most one open payment for each order. Partial
 * refunds by staff reduce the sale, which reaches 0 only for a Refunded order. Amounts are kobo.
 */
export async function expectMoneyAccounted(db: Database): Promise<void> {
  const { rows } = (await db.execute(sql`
    SELECT * FROM (
      SELECT id, status,
        (CASE WHEN status IN ('Paid', 'Shipped', 'Delivered') THEN price * 100 ELSE 0 END)::float AS sold,
        (SELECT coalesce(sum(captured_amount), 0) FROM payments
          WHERE order_id = orders.id AND captured_at IS NOT NULL)::float AS captured,
        (SELECT coalesce(sum(refunds.amount), 0) FROM refunds JOIN payments USING (reference)
          WHERE order_id = orders.id)::float AS refunded,
        (SELECT coalesce(sum(partial_refunds.amount), 0) FROM partial_refunds JOIN payments USING (reference)
          WHERE order_id = orders.id AND state <> 'canceled')::float AS parts,
        (SELECT count(*) FROM payments
          WHERE order_id = orders.id AND captured_at IS NULL AND closed_at IS NULL)::int AS open
      FROM orders
    ) AS books WHERE captured <> refunded + CASE WHEN status = 'Refunded' THEN parts ELSE sold END
      OR parts > captured - refunded OR open > 1
  `)) as { rows: Unbalanced[] };
  expect(rows).toEqual([]);
  await expectPapersWithoutGaps(db);
  await expectSharedMoney(db);
}

/** Fails unless the shares of each paid order add up to what it captured less the refunds that are done. */
async function expectSharedMoney(db: Database): Promise<void> {
  const { rows } = (await db.execute(sql`
    SELECT * FROM (
      SELECT orders.id, (SELECT coalesce(sum(artist_share + gallery_share), 0) FROM artist_shares
          WHERE order_id = orders.id)::float AS shared,
        (SELECT sum(captured_amount) FROM payments LEFT JOIN refunds USING (reference)
          WHERE order_id = orders.id AND captured_at IS NOT NULL AND refunds.reference IS NULL)::float
        - (SELECT coalesce(sum(partial_refunds.amount), 0) FROM partial_refunds JOIN payments USING (reference)
          WHERE order_id = orders.id AND state = 'done')::float AS kept
      FROM orders WHERE status IN ('Paid', 'Shipped', 'Delivered', 'Refunded')
    ) AS books WHERE shared <> kept
  `)) as { rows: { id: string; shared: number; kept: number }[] };
  expect(rows).toEqual([]);
}

async function expectPapersWithoutGaps(db: Database): Promise<void> {
  const { rows } = (await db.execute(sql`
    SELECT year FROM invoices GROUP BY year HAVING count(*) <> max(number)
  `)) as { rows: { year: number }[] };
  expect(rows).toEqual([]);
}
