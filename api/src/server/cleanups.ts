import type { Database } from '../db/client';
import { deleteOldAvailabilityChanges } from '../features/artworks/availability/availability-stream';
import { deleteExpiredSessions } from '../features/auth/sessions/sessions';
import { deleteSentMails } from '../features/mail/sweep-mails';
import { sweepNotifications } from '../features/notifications/sweep-notifications';
import { sweepIdempotencyKeys } from '../features/orders/placing/idempotency-keys';
import { sweepWebhooks } from '../features/payments/webhooks/sweep-webhooks';
import { deleteExpiredRecoveries } from '../features/recovery/ask-for-code';
import type { Storage } from '../features/storage/open-storage';
import { cleanUpStorage, type FindUsedImages } from '../features/storage/sweep-storage';
import { sweepRateLimits } from '../http/rate-limit/rate-limit';
import type { Cleanups } from '../jobs/cleanup';

/** `keepDays` is for delivered mails. */
export function cleanupsOf(
  db: Database,
  {
    keepDays,
    storage,
    findUsed,
  }: { keepDays: number; storage?: Storage; findUsed: readonly FindUsedImages[] },
): Cleanups {
  const embedded = storage?.embedded;
  return {
    sessions: () => deleteExpiredSessions(db),
    recoveries: () => deleteExpiredRecoveries(db),
    'rate-limits': () => sweepRateLimits(db),
    'order-keys': () => sweepIdempotencyKeys(db),
    'availability-changes': () => deleteOldAvailabilityChanges(db),
    notifications: () => sweepNotifications(db),
    mails: () => deleteSentMails(db, keepDays),
    webhooks: () => sweepWebhooks(db),
    ...(embedded && { storage: () => cleanUpStorage(db, embedded, findUsed) }),
  };
}
