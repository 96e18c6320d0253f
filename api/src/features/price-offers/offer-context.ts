import { offerDays } from '@gallery/shared/contract/offers/offer';
import { standardPayMinutes } from '@gallery/shared/contract/orders/payment/pay-time';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import type { Rate } from '../../http/rate-limit/rate';
import { defineJob, type Jobs } from '../../jobs/job-queue';
import type { Outbox } from '../mail/outbox';

export type OfferContext = { db: Database; jobs: Jobs; outbox: Outbox };
export type OfferDeps = OfferContext & { rateLimits: { order: Rate }; isBuyingOpen: boolean };
export type OneOffer = { Params: { id: string } };

/** How long an accepted offer holds its work until the payment. */
export const agreedMinutes = standardPayMinutes;

/** The end of a move that is made now. */
export const nextEnd = sql`clock_timestamp() + make_interval(days => ${sql.raw(String(offerDays))})`;

/** The queue holds at most one. */
export const endOffersJob = defineJob<Record<string, never>>('end-price-offers', {
  policy: 'short',
  retryLimit: 0,
  heartbeatSeconds: 10,
});
