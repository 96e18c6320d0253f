import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { rowsOf } from '../../db/statements';
import { HttpError } from '../../http/answers/http-error';
import { mayStillArrive } from '../payments/settlement/payment-in-progress';

type Open = { orders: boolean; payments: boolean; refunds: boolean; lots: boolean; barred: boolean };

/** Throws a 409 while business or an auction needs the person. Lock the account against new orders first. */
export async function refuseOpenBusiness(tx: Database, id: string): Promise<void> {
  await refuseOpen(tx, id);
  // A payment that arrives at the same time may revive its canceled order: wait for it, then look again.
  await tx.execute(
    sql`SELECT id FROM orders WHERE user_id = ${id} AND status = 'Canceled' ORDER BY id FOR UPDATE`,
  );
  await refuseOpen(tx, id);
}

async function refuseOpen(db: Database, id: string): Promise<void> {
  const [open] = await rowsOf<Open>(
    db,
    sql`SELECT
      EXISTS (SELECT FROM orders WHERE user_id = ${id} AND status IN ('Pending', 'Paid', 'Shipped')) AS orders,
      EXISTS (
        SELECT FROM payments JOIN orders ON orders.id = payments.order_id
        WHERE orders.user_id = ${id} AND ${mayStillArrive}
      ) AS payments,
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
  if (open?.payments) throw new HttpError(409, paymentsMessage);
  if (open?.refunds) throw new HttpError(409, refundsMessage);
  if (open?.lots) throw new HttpError(409, lotsMessage);
  if (open?.barred) throw new HttpError(409, barredMessage);
}

const ordersMessage =
  'You have an order that is not delivered yet. Delete your account when the work has arrived, or cancel the order first.';
const paymentsMessage =
  'A payment for one of your orders is being confirmed, or its form is still open. Delete your account two hours after you opened the form.';
const refundsMessage =
  'A return or a refund of yours is open. Delete your account when you have your money back.';
const lotsMessage =
  'You have a bid on a lot that has not ended, or the chance to buy one. Delete your account after that.';
const barredMessage =
  'A lot that you won is not paid, or you are barred from our auctions. Write to us to settle that, then delete your account.';
