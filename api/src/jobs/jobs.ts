import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from 'pg-boss';
import type { Database, OpenDatabase } from '../db/client';
import type { Deliver } from '../features/mail/deliver';
import type { MailSettings } from '../features/mail/email';
import { outboxOf } from '../features/mail/outbox';
import { sendMail } from '../features/mail/send-mail';
import { makePictures, type PictureContext } from '../features/media/make-pictures';
import { type OnStep, orderContextOf } from '../features/orders/order-context';
import { expireHold } from '../features/orders/placing/expire-holds';
import { reconcile } from '../features/orders/reconcile';
import type { PaymentService } from '../features/payments/provider/payment-provider';
import { refundPayment } from '../features/payments/refunds/refund-payment';
import { sendCode } from '../features/recovery/send-code';
import type { FindUsedImages } from '../features/storage/sweep-storage';
import { type Cleanups, cleanupsOf } from './cleanups';
import { type Cleanup, type JobQueue, openJobQueue } from './job-queue';

export type JobDeps = {
  database: OpenDatabase;
  deliver: Deliver;
  /** Delivered mails are forgotten after `keepDays`. */
  mail: MailSettings & { keepDays: number };
  tokenSecrets: readonly string[];
  /** Without it no payment is asked about. */
  payments?: PaymentService | null;
  /** Without it no pictures are made. */
  workshop?: PictureContext & { findUsed: readonly FindUsedImages[] };
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
  const context = orderContextOf({
    db,
    jobs,
    outbox,
    logger,
    payments: deps.payments ?? null,
    onStep: deps.onStep,
  });
  await jobs.work('expire-hold', ({ order }) => expireHold(context, order));
  await jobs.work('refund-payment', ({ reference }) => refundPayment(context, reference));
  await jobs.work('reconcile-payments', () => reconcile(context));
  const { workshop } = deps;
  if (workshop) await startPictureJobs(db, jobs, workshop);
  const { storage, findUsed = [] } = workshop ?? {};
  await startCleanups(jobs, cleanupsOf(db, { keepDays: deps.mail.keepDays, storage, findUsed }));
  await jobs.repeat('reconcile-payments', '* * * * *', {});
  return jobs;
}

async function startPictureJobs(db: Database, jobs: JobQueue, workshop: PictureContext): Promise<void> {
  await jobs.work('make-pictures', (pictured) => makePictures(db, workshop, pictured));
}

/** Each once an hour, some minutes apart. */
async function startCleanups(jobs: JobQueue, cleanups: Cleanups): Promise<void> {
  await jobs.work('cleanup', async ({ of }) => cleanups[of]?.());
  for (const [place, of] of (Object.keys(cleanups) as Cleanup[]).entries()) {
    await jobs.repeat('cleanup', `${7 + 5 * place} * * * *`, { of });
  }
}
