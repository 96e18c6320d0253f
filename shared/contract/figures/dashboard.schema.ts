import { array, type InferType, number, object } from 'yup';
import { anyText, count, id } from '../fields/answer.schema';
import { orderRowSchema } from '../orders/order.schema';

/** Paid and not refunded orders of a period in Lagos. `amount` is in whole naira. */
export const salesSchema = object({
  amount: count(),
  count: count(),
  /** Compares with the previous period up to the same time, such as 0.12. `null` if that had no sales. */
  change: number().defined().nullable(),
});
export type Sales = InferType<typeof salesSchema>;

/** `starts_on` is the Monday, such as '2026-11-16'. */
export const salesWeekSchema = object({ starts_on: anyText(), amount: count(), count: count() });
export type SalesWeek = InferType<typeof salesWeekSchema>;

/** `amount` is the sum of the hammer prices of the current month in Lagos. */
export const auctionFiguresSchema = object({
  month: object({ amount: count(), count: count() }),
  /** The auction whose first lot ends next, or `null` between auctions. */
  running: object({ _id: id(), title: anyText(), lots: count(), ended: count(), bids: count() })
    .nullable()
    .default(null),
  /** The bidders who wait for an approval, over all auctions that have not ended. */
  waiting: count(),
  /** The auction where most of them wait. The previous release does not send it. */
  waiting_in: object({ _id: id(), title: anyText() }).nullable().optional().default(undefined),
});
export type AuctionFigures = InferType<typeof auctionFiguresSchema>;

/** The last 13 weeks with the current one, oldest first. The latest orders, newest first. */
export const dashboardSchema = object({
  today: salesSchema,
  month: salesSchema,
  all_time: salesSchema,
  weeks: array().of(salesWeekSchema).defined(),
  latest: array().of(orderRowSchema).defined(),
  /** The previous release does not send it. */
  auctions: auctionFiguresSchema.optional().default(undefined),
});
export type DashboardAnswer = InferType<typeof dashboardSchema>;
