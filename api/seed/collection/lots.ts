import type { SeedLot } from './collection-types';

/** In the order of their numbers. */
export const lots: SeedLot[] = [
  { work: 'osupa', starting_price: 1_000_000, opens: { days: 5, hour: 10 }, closes: { days: 12, hour: 18 } },
  {
    work: 'laterite',
    starting_price: 1_200_000,
    opens: { days: 5, hour: 10 },
    closes: { days: 12, hour: 19 },
  },
  {
    work: 'six-plates-for-november',
    starting_price: 150_000,
    opens: { days: 6, hour: 12 },
    closes: { days: 13, hour: 18 },
  },
  {
    work: 'osagie-tied-twice',
    starting_price: 600_000,
    opens: { days: 6, hour: 12 },
    closes: { days: 13, hour: 20 },
  },
];
