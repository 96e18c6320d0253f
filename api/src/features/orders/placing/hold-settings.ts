import type { Rate } from '../../../http/rate-limit/rate';

export type HoldSettings = {
  holdMinutes: number;
  /** The part of the free artworks that a customer, or the unproven buyers of a network, may hold: above 0, at most 1. */
  holdShare: number;
  rateLimits: OrderRates;
};
type OrderRates = Readonly<
  Record<'order' | 'pay' | 'verify' | 'holdPerAccount' | 'holdPerNetwork' | 'holdAgain', Rate>
>;
