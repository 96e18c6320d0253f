import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { rowsOf } from '../../db/statements';
import { HttpError } from '../../http/answers/http-error';

type Open = { orders: boolean; refunds: boolean; lots: boolean };

/** Throws a 409 while an order, a refund, or a lot still needs the person. */
export async function refuseOpenBusiness(db: Database, id: string): Promise<void> {
  const [open] = await rowsOf<Open>(
    db,
    sql`SELECT
      EXISTS (SELECT FROM orders WHERE user_id = ${id} AND status IN ('Pending', 'Paid', 'Shipped')) AS orders,
      EXISTS (
        SELECT FROM payments JOIN orders ON orders.id = payments.order_id
          LEFT JOIN refunds AS whole USING (reference) LEFT JOIN partial_refunds AS part USING (reference)
        WHERE orders.user_id = ${id}
          AND (whole.state <> 'done' OR part.state NOT IN ('done', 'canceled'))
      ) OR EXISTS (
        SELECT FROM return_requests JOIN orders ON orders.id = order_id
        WHERE orders.user_id = ${id} AND state = 'requested'
      ) AS refunds,
      EXISTS (SELECT FROM lots WHERE leader_id = ${id} AND outcome IS NULL) AS lots`,
  );
  if (open?.orders) throw new HttpError(409, ordersMessage);
  if (open?.refunds) throw new HttpError(409, refundsMessage);
  if (open?.lots) throw new HttpError(409, lotsMessage);
}

const ordersMessage =
  'You have an order that is not delivered yet. Delete your account when the work has arrived, or cancel the order first.';
const refundsMessage =
  'A return or a refund of yours is open. Delete your account when you have your money back.';
const lotsMessage = 'You have the highest bid on a lot. Delete your account when the lot has ended.';
