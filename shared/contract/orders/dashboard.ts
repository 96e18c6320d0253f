import type { OrderRow } from './order';

/** Sales of a period in Lagos: orders that are paid and not refunded. `amount` in whole naira. */
export type Sales = {
  amount: number;
  count: number;
  /** Against the period before it up to the same moment, such as 0.12; `null` when there was nothing before. */
  change: number | null;
};

/** `starts_on` is the Monday, such as '2026-11-16'. */
export type SalesWeek = { starts_on: string; amount: number; count: number };

export const dashboardPath = '/dashboard';
/** The last 13 weeks, oldest first, the running one last; the latest orders, newest first. */
export type DashboardAnswer = {
  today: Sales;
  month: Sales;
  all_time: Sales;
  weeks: SalesWeek[];
  latest: OrderRow[];
};
