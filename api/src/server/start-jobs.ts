import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from 'pg-boss';
import type { OpenDatabase } from '../db/client';
import { publishDue, publishDueJob } from '../features/artworks/publishing/publish-due';
import type { AuctionContext } from '../features/auctions/auction-context';
import { bidMailsJob } from '../features/auctions/bidding/transaction/place-in-transaction';
import { sendBidMails } from '../features/auctions/emails/bid-mails';
import { remindWinner } from '../features/auctions/emails/lot-end-mails';
import type { RecordSigner } from '../features/auctions/record/checkpoint';
import { expireSecondChances } from '../features/auctions/second-chance/answer-second-chance';
import { settleDueLots, settleLot } from '../features/auctions/settling/settle-lot';
import {
  expireSecondChanceJob,
  remindWinnerJob,
  settleDueJob,
  settleLotJob,
} from '../features/auctions/settling/settling-jobs';
import { wonOrderMoved } from '../features/auctions/settling/won-order-moved';
import { runImport } from '../features/collection/importing/running/run-import';
import { importJob } from '../features/collection/importing/running/start-import';
import { bookingPurpose } from '../features/events/booking/book';
import { tellMoved, tellMovedJob } from '../features/events/guests/tell-moved';
import { daily, minutely, sendAlerts, sendAlertsJob } from '../features/following/alerts/send-alerts';
import type { Deliver } from '../features/mail/deliver';
import type { MailSettings } from '../features/mail/email';
import { outboxOf, sendMailJob, sendUrgentMailJob } from '../features/mail/outbox';
import { sendMail } from '../features/mail/send-mail';
import { makePictures, makePicturesJob, type PictureContext } from '../features/media/make-pictures';
import { createOrderContext } from '../features/orders/create-order-context';
import { reconcile, reconcileJob } from '../features/orders/paying/reconcile';
import { expireHold } from '../features/orders/placing/holds/expire-holds';
import { expireHoldJob } from '../features/orders/placing/save-held-order';
import { makePartialRefund } from '../features/payments/partial-refunds/make-partial-refund';
import { partialRefundJob, refundPaymentJob } from '../features/payments/payment-context';
import type { PaymentService } from '../features/payments/provider/payment-provider';
import { refundPayment } from '../features/payments/refunds/refund-payment';
import { endOffers } from '../features/price-offers/ending/end-offers';
import { endOffersJob } from '../features/price-offers/offer-context';
import { sendRecoveryCodeJob } from '../features/recovery/request-code';
import { sendCode } from '../features/recovery/send-code';
import { judgeCanaries, judgeCanariesJob } from '../features/releases/canary/judge-canary';
import type { FindUsedImages } from '../features/storage/clean-up-storage';
import { signedIdsOf } from '../http/signed-ids';
import { cleanupJob, startCleanups } from '../jobs/cleanup';
import { type Job, type JobQueue, openJobQueue } from '../jobs/job-queue';
import { cleanupsOf } from './cleanups';
import type { Metrics } from './metrics/metrics';

export type JobDeps = {
  database: OpenDatabase;
  deliver: Deliver;
  mail: MailSettings & { keepDays: number };
  tokenSecrets: readonly string[];
  payments?: PaymentService | null;
  workshop?: PictureContext & { findUsed: readonly FindUsedImages[] };
  signer?: RecordSigner;
  registration?: string;
  metrics?: Metrics;
  isDemo?: boolean;
  /** Without it, no job judges canaries. */
  canaryStepMinutes?: number;
  logger: FastifyBaseLogger;
  clock?: Clock;
};

export const allJobs: readonly Job[] = [
  sendMailJob,
  sendUrgentMailJob,
  sendRecoveryCodeJob,
  expireHoldJob,
  refundPaymentJob,
  reconcileJob,
  partialRefundJob,
  settleLotJob,
  settleDueJob,
  remindWinnerJob,
  expireSecondChanceJob,
  bidMailsJob,
  endOffersJob,
  tellMovedJob,
  makePicturesJob,
  importJob,
  cleanupJob,
  judgeCanariesJob,
  publishDueJob,
  sendAlertsJob,
];

const retired = ['sweep-rate-limits', 'sweep-sessions', 'sweep-storage'];

export async function startJobs({ database, logger, clock, ...deps }: JobDeps): Promise<JobQueue> {
  const { background: db } = database;
  const { deliver, mail, tokenSecrets, payments = null, workshop, signer } = deps;
  const queue = await openJobQueue(database.jobStore, {
    jobs: allJobs,
    retired,
    logger,
    clock,
    onFailed: deps.metrics?.failedJob,
  });
  const outbox = outboxOf(mail, queue);
  const onWonOrderMoved = wonOrderMoved(payments);
  const orders = createOrderContext({
    db,
    jobs: queue,
    outbox,
    logger,
    payments,
    onWonOrderMoved,
    signer: signer ?? null,
    registration: deps.registration,
    tokenSecrets,
  });

  for (const job of [sendUrgentMailJob, sendMailJob])
    await queue.work(job, ({ mail: id }) => sendMail(db, deliver, id));
  await queue.work(sendRecoveryCodeJob, ({ recovery }) => sendCode(db, outbox, tokenSecrets, recovery));
  await queue.work(expireHoldJob, ({ order }) => expireHold(orders, order));
  await queue.work(refundPaymentJob, ({ reference }) => refundPayment(orders, reference));
  await queue.work(partialRefundJob, ({ refund }) => makePartialRefund(orders, refund));
  await queue.work(reconcileJob, () => reconcile(orders));
  await queue.repeat(reconcileJob, '* * * * *', {});
  const auctions: AuctionContext = { db, jobs: queue, outbox, logger, tokenSecrets };
  await queue.work(settleLotJob, ({ lot }) => settleLot(auctions, lot));
  await queue.work(remindWinnerJob, (due) => remindWinner(auctions, due));
  if (signer) await queue.work(bidMailsJob, (made) => sendBidMails({ ...auctions, signer }, made));
  await queue.work(expireSecondChanceJob, ({ offer }) => expireSecondChances(auctions, offer));
  await queue.work(settleDueJob, async () => {
    await settleDueLots(auctions);
    await expireSecondChances(auctions);
  });
  await queue.repeat(settleDueJob, '* * * * *', {});
  await queue.work(sendAlertsJob, () => sendAlerts({ db, outbox, tokenSecrets }));
  await queue.repeat(sendAlertsJob, deps.isDemo ? minutely : daily, {});
  const bookings = { db, outbox, tokens: signedIdsOf(tokenSecrets, bookingPurpose) };
  await queue.work(tellMovedJob, ({ event }) => tellMoved(bookings, event));
  await queue.work(endOffersJob, () => endOffers({ db, jobs: queue, outbox }));
  await queue.repeat(endOffersJob, '* * * * *', {});
  await queue.work(publishDueJob, () => publishDue(db));
  await queue.repeat(publishDueJob, '* * * * *', {});
  const { canaryStepMinutes } = deps;
  if (canaryStepMinutes) {
    await queue.work(judgeCanariesJob, () => judgeCanaries({ db, canaryStepMinutes }, logger));
    await queue.repeat(judgeCanariesJob, '* * * * *', {});
  }
  if (workshop) await queue.work(makePicturesJob, (pictured) => makePictures(db, workshop, pictured));
  await queue.work(importJob, (started) => runImport({ db, jobs: queue }, started.import));
  const { storage, findUsed = [] } = workshop ?? {};
  await startCleanups(queue, cleanupsOf(db, { keepDays: mail.keepDays, storage, findUsed }));
  return queue;
}
