export type { DashboardAnswer, Sales, SalesWeek } from './dashboard.schema';

export const dashboardPath = '/dashboard';
