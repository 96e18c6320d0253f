export type { AuctionFigures, DashboardAnswer, Sales, SalesWeek } from './dashboard.schema';

export const figuresPaths = { read: '/figures', csv: '/figures/export.csv' };

export const figureNames = ['weeks', 'artists', 'types', 'bands', 'steps', 'days'] as const;
export type FigureName = (typeof figureNames)[number];

/** The lower ends of the price bands in naira; a band ends below the next. */
export const priceBands = [0, 250_000, 500_000, 1_000_000, 2_000_000, 5_000_000] as const;

export const maxLongest = 50;

/** The comparison starts and ends 52 weeks earlier, so that its weeks start on Mondays, too. */
export const daysToYearBefore = 364;

export const dashboardPath = '/dashboard';
