import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { rowsOf } from '../../db/statements';
import { HttpError } from '../../http/answers/http-error';

type Open = { orders: boolean; refunds: boolean; lots: boolean; barred: boolean };

/** Throws a 409 while an order, a refund, or a lot still needs the person, or an auction must remember the person. */
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
      EXISTS (
        SELECT FROM bids JOIN lots ON lots.id = bids.lot_id
        WHERE bids.user_id = ${id} AND retracted_at IS NULL AND outcome IS NULL
      ) OR EXISTS (SELECT FROM offers WHERE user_id = ${id} AND state = 'open') AS lots,
      EXISTS (SELECT FROM strikes WHERE user_id = ${id} AND lifted_at IS NULL)
        OR EXISTS (SELECT FROM bidders WHERE user_id = ${id} AND state = 'banned') AS barred`,
  );
  if (open?.orders) throw new HttpError(409, ordersMessage);
  if (open?.refunds) throw new HttpError(409, refundsMessage);
  if (open?.lots) throw new HttpError(409, lotsMessage);
  if (open?.barred) throw new HttpError(409, barredMessage);
}

const ordersMessage =
  'You have an order that is not delivered yet. Delete your account when the work has arrived, or cancel the order first.';
const refundsMessage =
  'A return or a refund of yours is open. Delete your account when you have your money back.';
const lotsMessage =
  'You have a bid on a lot that has not ended, or the chance to buy one. Delete your account after that.';
const barredMessage =
  'A lot that you won is not paid, or you are barred from our auctions. Write to us to delete your account.';
