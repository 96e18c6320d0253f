import type { Database } from '../db/client';
import { deleteOldInvitations } from '../features/administrators/invite';
import { deleteOldAvailabilityChanges } from '../features/artworks/availability/availability-stream';
import { deleteOldLotChanges } from '../features/auctions/live/lot-changes';
import { deleteExpiredSessions } from '../features/auth/sessions/sessions';
import { deleteEndedLogIns } from '../features/auth/waiting-log-in';
import { deleteOldEdits } from '../features/collection/editing/saving/undo-edit';
import { deleteExpiredEmailChanges } from '../features/credentials/request-email-change';
import { deleteUnconfirmedFollows } from '../features/following/by-email/stop-follows';
import { deleteExpiredGuests } from '../features/guests/guest-sessions';
import { deleteSentMails } from '../features/mail/send-mail';
import { deleteUnconfirmed } from '../features/newsletter/subscribe';
import { deleteOldNotifications } from '../features/notifications/save-notification';
import { deleteExpiredIdempotencyKeys } from '../features/orders/placing/idempotency-keys';
import { deleteHandledWebhooks } from '../features/payments/webhooks/webhook';
import { deleteForgottenProspects } from '../features/people/people';
import { deleteExpiredRecoveries } from '../features/recovery/request-code';
import { deleteOldCanaries } from '../features/releases/canary/judge-canary';
import { deleteOldNonces } from '../features/releases/commands/signed/use-nonce';
import { deleteInactiveEdges } from '../features/releases/edges/record-edge';
import { deleteOldTelemetry } from '../features/releases/telemetry/ingest/ingest-batch';
import { cleanUpStorage, type FindUsedImages } from '../features/storage/clean-up-storage';
import type { Storage } from '../features/storage/open-storage';
import { deleteClosedRooms } from '../features/viewing-rooms/delete-closed-rooms';
import { deleteExpiredRateLimits } from '../http/rate-limit/rate-limit';
import type { Cleanups } from '../jobs/cleanup';

/** `keepDays` applies to delivered emails. */
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
    'waiting-log-ins': () => deleteEndedLogIns(db),
    recoveries: () => deleteExpiredRecoveries(db),
    invitations: () => deleteOldInvitations(db),
    'email-changes': () => deleteExpiredEmailChanges(db),
    'rate-limits': () => deleteExpiredRateLimits(db),
    guests: () => deleteExpiredGuests(db),
    'order-keys': () => deleteExpiredIdempotencyKeys(db),
    'availability-changes': () => deleteOldAvailabilityChanges(db),
    'lot-changes': () => deleteOldLotChanges(db),
    'bulk-edits': () => deleteOldEdits(db),
    notifications: () => deleteOldNotifications(db),
    prospects: () => deleteForgottenProspects(db),
    'viewing-rooms': () => deleteClosedRooms(db),
    newsletter: () => deleteUnconfirmed(db),
    'follows-by-email': () => deleteUnconfirmedFollows(db),
    mails: () => deleteSentMails(db, keepDays),
    webhooks: () => deleteHandledWebhooks(db),
    canaries: () => deleteOldCanaries(db),
    telemetry: () => deleteOldTelemetry(db),
    'release-nonces': () => deleteOldNonces(db),
    edges: () => deleteInactiveEdges(db),
    ...(embedded && { storage: () => cleanUpStorage(db, embedded, findUsed) }),
  };
}
