import { array, type InferType, number, object } from 'yup';
import { anyText, count } from '../fields/answer-fields.schema';
import { orderRowSchema } from './order.schema';

/** Sales of a period in Lagos: orders that are paid and not refunded. `amount` in whole naira. */
export const salesSchema = object({
  amount: count(),
  count: count(),
  /** Against the period before it up to the same time, such as 0.12; `null` when there was nothing before. */
  change: number().defined().nullable(),
});
export type Sales = InferType<typeof salesSchema>;

/** `starts_on` is the Monday, such as '2026-11-16'. */
export const salesWeekSchema = object({ starts_on: anyText(), amount: count(), count: count() });
export type SalesWeek = InferType<typeof salesWeekSchema>;

/** The last 13 weeks, oldest first, the running one last; the latest orders, newest first. */
export const dashboardSchema = object({
  today: salesSchema,
  month: salesSchema,
  all_time: salesSchema,
  weeks: array().of(salesWeekSchema).defined(),
  latest: array().of(orderRowSchema).defined(),
});
export type DashboardAnswer = InferType<typeof dashboardSchema>;
