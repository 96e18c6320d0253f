import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from 'pg-boss';
import type { Database, OpenDatabase } from './db/client';
import { type JobQueue, openJobQueue } from './db/job-queue';
import { sweepAvailabilityChanges } from './features/artworks/availability-stream';
import { sweepSessions } from './features/auth/sessions';
import type { Deliver } from './features/mail/deliver';
import type { MailSettings } from './features/mail/letter';
import { outboxOf } from './features/mail/outbox';
import { sendMail } from './features/mail/send-mail';
import { sweepMails } from './features/mail/sweep-mails';
import { makePictures, type PictureWorkshop } from './features/media/make-pictures';
import { sweepNotifications } from './features/notifications/sweep-notifications';
import { expireHold } from './features/orders/expire-holds';
import { sweepOrderKeys } from './features/orders/order-keys';
import type { OrderDesk } from './features/payments/order-desk';
import type { PaymentService } from './features/payments/payment-provider';
import type { OnStep } from './features/payments/purchase-steps';
import { reconcile } from './features/payments/reconcile';
import { refundPayment } from './features/payments/refund-payment';
import { sweepWebhooks } from './features/payments/sweep-webhooks';
import { sweepRecoveries } from './features/recovery/ask-for-code';
import { sendCode } from './features/recovery/send-code';
import { sweepStorage } from './features/storage/sweep-storage';
import { sweepRateLimits } from './http/rate-limit';

export type JobDeps = {
  database: OpenDatabase;
  deliver: Deliver;
  /** Delivered mails are forgotten after `keepDays`. */
  mail: MailSettings & { keepDays: number };
  tokenSecrets: readonly string[];
  /** Without it no payment is asked about. */
  payments?: PaymentService | null;
  /** Without it no pictures are made. */
  workshop?: PictureWorkshop;
  onStep?: OnStep;
  logger: FastifyBaseLogger;
  clock?: Clock;
};

/** Which jobs there are and who works them. They start here and stop with the server. */
export async function startJobs({ database, logger, clock, ...deps }: JobDeps): Promise<JobQueue> {
  const { background: db } = database;
  const jobs = await openJobQueue(database.jobStore, { logger, clock });
  const outbox = outboxOf(deps.mail, jobs);
  await jobs.work('send-mail', ({ mail }) => sendMail(db, deps.deliver, mail));
  await jobs.work('send-recovery-code', ({ recovery }) => sendCode(db, outbox, deps.tokenSecrets, recovery));
  await jobs.work('sweep-rate-limits', () => sweepRateLimits(db));
  await jobs.work('sweep-sessions', async () => {
    await sweepSessions(db);
    await sweepRecoveries(db);
    await sweepOrderKeys(db);
    await sweepAvailabilityChanges(db);
    await sweepNotifications(db);
    await sweepMails(db, deps.mail.keepDays);
    await sweepWebhooks(db);
  });
  const desk: OrderDesk = { db, jobs, outbox, logger, payments: deps.payments ?? null, onStep: deps.onStep };
  await jobs.work('expire-hold', ({ order }) => expireHold(desk, order));
  await jobs.work('refund-payment', ({ reference }) => refundPayment(desk, reference));
  await jobs.work('reconcile-payments', () => reconcile(desk));
  const { workshop } = deps;
  if (workshop) await startPictureJobs(db, jobs, workshop);
  await jobs.repeat('reconcile-payments', '* * * * *');
  await jobs.repeat('sweep-rate-limits', '17 * * * *');
  await jobs.repeat('sweep-sessions', '37 * * * *');
  return jobs;
}

async function startPictureJobs(db: Database, jobs: JobQueue, workshop: PictureWorkshop): Promise<void> {
  const { embedded } = workshop.storage;
  await jobs.work('make-pictures', (pictured) => makePictures(db, workshop, pictured));
  if (!embedded) return;
  await jobs.work('sweep-storage', () => sweepStorage(db, embedded));
  await jobs.repeat('sweep-storage', '47 * * * *');
}
