import { standardPayMinutes } from '@gallery/shared/contract/orders/payment/pay-time';
import { standardDays } from '@gallery/shared/contract/settings/settings';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import type { Rate } from '../../http/rate-limit/rate-limit';
import { defineJob, type Jobs } from '../../jobs/job-queue';
import type { Outbox } from '../mail/outbox';
import { gallerySettings } from '../settings/gallery-settings.table';

export type OfferContext = { db: Database; jobs: Jobs; outbox: Outbox };
export type OfferDeps = OfferContext & { rateLimits: { order: Rate }; isBuyingOpen: boolean };
export type OneOffer = { Params: { id: string } };

/** How long an accepted offer holds its work until the payment. */
export const agreedMinutes = standardPayMinutes;

const savedDays = sql`SELECT ${gallerySettings.offerDays} FROM ${gallerySettings} ORDER BY ${gallerySettings.version} DESC LIMIT 1`;

/** The end of a move that is made now. A later change of the setting does not move it. */
export const nextEnd = sql`clock_timestamp() + make_interval(days => coalesce((${savedDays}), ${sql.raw(String(standardDays.offer))}))`;

/** The queue holds at most one. */
export const endOffersJob = defineJob<Record<string, never>>('end-price-offers', {
  policy: 'short',
  retryLimit: 0,
  heartbeatSeconds: 10,
});
