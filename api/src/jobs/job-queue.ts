import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { type Clock, fromDrizzle, PgBoss, type Queue } from 'pg-boss';
import type { Database, JobStore } from '../db/client';
import { safeMessageOf } from '../logging/error-record';

/** How often a failed job is tried again and what else the queue does with its kind. */
export type JobRules = Omit<Queue, 'name'> & { heartbeatSeconds: number };

/** A kind of job, defined once by its feature. Its data are ids only, the rows are the truth. */
export type Job<Data extends object = object> = {
  readonly name: string;
  readonly rules: JobRules;
  readonly data?: Data;
};

export function defineJob<Data extends object>(name: string, rules: JobRules): Job<Data> {
  return { name, rules };
}

/** A job is done after its transaction `tx` commits, at `at` if that is later. */
export type Jobs = {
  send<Data extends object>(tx: Database, job: Job<Data>, data: Data, at?: Date): Promise<void>;
};

export type JobQueue = Jobs & {
  /** Does the jobs of this kind, one at a time; a failed one is tried again. */
  work<Data extends object>(job: Job<Data>, handle: (data: Data) => Promise<void>): Promise<void>;
  /** Sends the job again and again; `cron` is in UTC. The same with other data is another schedule. */
  repeat<Data extends object>(job: Job<Data>, cron: string, data: Data): Promise<void>;
  /** Lets running jobs finish for three seconds; later ones are done after the next start. */
  stop(): Promise<void>;
};

export type JobQueueOptions = {
  /** Every kind that is sent or done through this queue. */
  jobs: readonly Job[];
  /** Queues of earlier versions, which are deleted with their schedules. */
  retired?: readonly string[];
  logger: FastifyBaseLogger;
  clock?: Clock;
};

export async function openJobQueue(
  store: JobStore,
  { jobs, retired = [], logger, clock }: JobQueueOptions,
): Promise<JobQueue> {
  const boss = new PgBoss({ ...store, clock, monitorVacuum: false, reindex: false });
  boss.on('error', (error) => logger.warn({ err: error }, 'the jobs wait'));
  await boss.start();
  for (const name of retired) {
    await boss.unschedule(name);
    await boss.deleteQueue(name);
  }
  for (const { name, rules: job } of jobs) {
    const { policy, ...rules } = job;
    await boss.createQueue(name, { ...rules, policy });
    await boss.updateQueue(name, rules);
    // Reads the queue's rules now: read inside a transaction of the embedded database they would wait for its end.
    await boss.findJobs(name, { id: noJob });
  }
  return {
    async send(tx, { name }, data, at) {
      await boss.send(name, data, { db: fromDrizzle(tx as DrizzleTransaction, sql), startAfter: at });
    },
    async work<Data extends object>({ name, rules }: Job<Data>, handle: (data: Data) => Promise<void>) {
      await boss.work<Data>(name, async ([job]) => {
        if (!job) return;
        try {
          await handle(job.data);
        } catch (error) {
          const about = { err: error, job: name, data: job.data, tries: job.retryCount + 1 };
          if (job.retryCount < (rules.retryLimit ?? 0)) logger.warn(about, 'a job failed');
          else logger.error(about, 'a job is given up');
          // The queue stores what is thrown beside the job.
          throw new Error(safeMessageOf(error));
        }
      });
    },
    async repeat({ name }, cron, data) {
      await boss.schedule(name, cron, data, { key: Object.values(data).join('-') });
    },
    stop: () => boss.stop({ timeout: 3_000 }),
  };
}

const noJob = '00000000-0000-0000-0000-000000000000';

/** On both databases a drizzle answer has `rows`; its general type does not know. */
type DrizzleTransaction = Parameters<typeof fromDrizzle>[0];
