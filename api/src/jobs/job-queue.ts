import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { type Clock, fromDrizzle, PgBoss, type Queue } from 'pg-boss';
import type { Database, JobStore } from '../db/client';
import { safeMessageOf } from '../logging/error-record';

/** Every kind of job, and what it is sent with: ids only, the rows are the truth. */
export type JobData = {
  'send-mail': { mail: string };
  'send-recovery-code': { recovery: string };
  'expire-hold': { order: string };
  'refund-payment': { reference: string };
  'reconcile-payments': Record<string, never>;
  'make-pictures': { of: 'artwork' | 'event'; id: string };
  cleanup: { of: Cleanup };
};
/** What is forgotten when its time is over. Each is a job of its own: one that fails keeps no other waiting. */
export type Cleanup =
  | ('sessions' | 'recoveries' | 'rate-limits' | 'order-keys' | 'availability-changes')
  | ('notifications' | 'mails' | 'webhooks' | 'storage');
export type JobName = keyof JobData;

/**
 * What a feature may do with jobs: have one done after the transaction `tx`, at `at` if that is later, or not at all
 * when the transaction fails.
 */
export type Jobs = {
  send<Name extends JobName>(tx: Database, name: Name, data: JobData[Name], at?: Date): Promise<void>;
};

export type JobQueue = Jobs & {
  /** Does the jobs of this name, one at a time; a failed one is tried again. */
  work<Name extends JobName>(name: Name, does: (data: JobData[Name]) => Promise<void>): Promise<void>;
  /** Sends the job again and again; `cron` is in UTC. The same with other data is another schedule. */
  repeat<Name extends JobName>(name: Name, cron: string, data: JobData[Name]): Promise<void>;
  /** Lets running jobs finish for three seconds; later ones are done after the next start. */
  stop(): Promise<void>;
};

export type JobQueueOptions = { logger: FastifyBaseLogger; clock?: Clock };

/** Opens the queue in the database. Tests may bring a clock of their own. */
export async function openJobQueue(
  store: JobStore,
  { logger, ...options }: JobQueueOptions,
): Promise<JobQueue> {
  const boss = new PgBoss({ ...store, ...options, monitorVacuum: false, reindex: false });
  boss.on('error', (error) => logger.warn({ err: error }, 'the jobs wait'));
  await boss.start();
  for (const name of retiredQueues) {
    await boss.unschedule(name);
    await boss.deleteQueue(name);
  }
  for (const [name, { policy, ...rules }] of Object.entries(queueRules)) {
    await boss.createQueue(name, { ...rules, policy });
    await boss.updateQueue(name, rules);
    // Reads the queue's rules now: read inside a transaction of the embedded database they would wait for its end.
    await boss.findJobs(name, { id: noJob });
  }
  return {
    async send(tx, name, data, at) {
      await boss.send(name, data, { db: fromDrizzle(tx as DrizzleTransaction, sql), startAfter: at });
    },
    async work<Name extends JobName>(name: Name, does: (data: JobData[Name]) => Promise<void>) {
      await boss.work<JobData[Name]>(name, async ([job]) => {
        if (!job) return;
        try {
          await does(job.data);
        } catch (error) {
          const about = { err: error, job: name, data: job.data, tries: job.retryCount + 1 };
          if (job.retryCount < (queueRules[name].retryLimit ?? 0)) logger.warn(about, 'a job failed');
          else logger.error(about, 'a job is given up');
          // The queue stores what is thrown beside the job.
          throw new Error(safeMessageOf(error));
        }
      });
    },
    async repeat(name, cron, data) {
      await boss.schedule(name, cron, data, { key: Object.values(data).join('-') });
    },
    stop: () => boss.stop({ timeout: 3_000 }),
  };
}

const noJob = '00000000-0000-0000-0000-000000000000';

/** On both databases a drizzle answer has `rows`; its general type does not know. */
type DrizzleTransaction = Parameters<typeof fromDrizzle>[0];

/** A mail is tried for two days: after 15 s, then at growing distances of up to an hour. */
const queueRules: Record<JobName, Omit<Queue, 'name'> & { heartbeatSeconds: number }> = {
  'send-mail': {
    retryLimit: 60,
    retryDelay: 15,
    retryBackoff: true,
    retryDelayMax: 3_600,
    heartbeatSeconds: 10,
  },
  'send-recovery-code': { retryLimit: 10, retryDelay: 5, heartbeatSeconds: 10 },
  'expire-hold': { retryLimit: 3, retryDelay: 5, heartbeatSeconds: 10 },
  'refund-payment': { retryLimit: 3, retryDelay: 5, heartbeatSeconds: 10 },
  // One waits at most: while the payment provider takes its time no others queue up.
  'reconcile-payments': { policy: 'short', retryLimit: 0, heartbeatSeconds: 10 },
  'make-pictures': { retryLimit: 5, retryDelay: 15, retryBackoff: true, heartbeatSeconds: 30 },
  cleanup: { retryLimit: 3, retryDelay: 60, retryBackoff: true, heartbeatSeconds: 10 },
};

/** What earlier versions had, with its schedule. */
const retiredQueues = ['sweep-rate-limits', 'sweep-sessions', 'sweep-storage'];
