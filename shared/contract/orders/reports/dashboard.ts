export type { AuctionFigures, DashboardAnswer, Sales, SalesWeek } from './dashboard.schema';

export const dashboardPath = '/dashboard';
