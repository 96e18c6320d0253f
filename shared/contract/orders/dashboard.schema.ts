import { array, type InferType, number, object } from 'yup';
import { anyText, count } from '../fields/answer-fields.schema';
import { orderRowSchema } from './order.schema';

/** Paid and not refunded orders of a period in Lagos; `amount` is in whole naira. */
export const salesSchema = object({
  amount: count(),
  count: count(),
  /** Against the previous period up to the same time, such as 0.12; `null` when that had no sales. */
  change: number().defined().nullable(),
});
export type Sales = InferType<typeof salesSchema>;

/** `starts_on` is the Monday, such as '2026-11-16'. */
export const salesWeekSchema = object({ starts_on: anyText(), amount: count(), count: count() });
export type SalesWeek = InferType<typeof salesWeekSchema>;

/** The last 13 weeks, oldest first, with the running one; the latest orders, newest first. */
export const dashboardSchema = object({
  today: salesSchema,
  month: salesSchema,
  all_time: salesSchema,
  weeks: array().of(salesWeekSchema).defined(),
  latest: array().of(orderRowSchema).defined(),
});
export type DashboardAnswer = InferType<typeof dashboardSchema>;
