import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { type Clock, fromDrizzle, type JobResult, PgBoss, type Queue, type Job as StoredJob } from 'pg-boss';
import type { Database, JobStore } from '../db/client';
import { safeMessageOf } from '../logging/error-record';
import { watchDueJobs } from './due-jobs';
import { storeQueues } from './store-queues';

export type JobRules = Omit<Queue, 'name'> & {
  heartbeatSeconds: number;
  /** The number of jobs that one fetch takes and runs in parallel; 10 by default. */
  batchSize?: number;
  /** The number of fetches that run side by side; 1 by default. */
  atOnce?: number;
};

export type Job<Data extends object = object> = {
  readonly name: string;
  readonly rules: JobRules;
  readonly data?: Data;
};

export function defineJob<Data extends object>(name: string, rules: JobRules): Job<Data> {
  return { name, rules };
}

export type Jobs = {
  /** `at` is the earliest time. `id` is a UUID; the queue ignores a second job with the same id, even after the first has run. */
  send<Data extends object>(tx: Database, job: Job<Data>, data: Data, at?: Date, id?: string): Promise<void>;
  sendAll<Data extends object>(tx: Database, job: Job<Data>, data: readonly Data[]): Promise<void>;
};

export type JobQueue = Jobs & {
  /** Runs each job of the queue. The queue retries only the failed jobs of a batch. */
  work<Data extends object>(job: Job<Data>, handle: (data: Data) => Promise<void>): Promise<void>;
  /** `cron` is in UTC. Other data create another schedule. */
  repeat<Data extends object>(job: Job<Data>, cron: string, data: Data): Promise<void>;
  stop(): Promise<void>;
};

export type JobQueueOptions = {
  jobs: readonly Job[];
  retired?: readonly string[];
  logger: FastifyBaseLogger;
  onFailed?: (job: string, isGivenUp: boolean) => void;
  clock?: Clock;
};

export async function openJobQueue(
  store: JobStore,
  { jobs, retired = [], logger, onFailed, clock }: JobQueueOptions,
): Promise<JobQueue> {
  const boss = new PgBoss({ ...store, clock, ...unused });
  const onError = (error: unknown) => logger.warn({ err: error }, 'the jobs wait');
  boss.on('error', onError);
  await boss.start();
  const queues = jobs.map(({ name, rules: { batchSize, atOnce, ...rules } }) => ({ name, ...rules }));
  await storeQueues(boss, queues, retired);
  const schedules = await boss.getSchedules();
  const dueJobs = watchDueJobs(boss, { clock, onError });
  return {
    async send(tx, { name }, data, at, id) {
      await boss.send(name, data, { db: fromDrizzle(tx as DrizzleTransaction, sql), startAfter: at, id });
    },
    async sendAll(tx, { name }, all) {
      const one = all.map((data) => ({ data }));
      await boss.insert(name, one, { db: fromDrizzle(tx as DrizzleTransaction, sql) });
    },
    async work<Data extends object>(job: Job<Data>, handle: (data: Data) => Promise<void>) {
      const { batchSize = 10, atOnce = 1 } = job.rules;
      const how = { ...pace, batchSize } as const;
      for (let started = 0; started < atOnce; started += 1) {
        const worker = await boss.work<Data>(job.name, how, (batch) =>
          Promise.all(batch.map((one) => resultOf(job, one, handle))),
        );
        dueJobs.add(job.name, worker);
      }
    },
    async repeat({ name }, cron, data) {
      const key = Object.values(data).join('-');
      const stored = schedules.find((one) => one.name === name && one.key === key);
      if (stored?.cron === cron && isDeepStrictEqual(stored.data, data)) return;
      await boss.schedule(name, cron, data, { key });
    },
    async stop() {
      dueJobs.stop();
      await boss.stop({ timeout: 3_000 });
    },
  };

  async function resultOf<Data extends object>(
    { name, rules }: Job<Data>,
    { id, data, retryCount }: StoredJob<Data>,
    handle: (data: Data) => Promise<void>,
  ): Promise<JobResult> {
    try {
      await handle(data);
      return { id, status: 'completed' };
    } catch (error) {
      const about = { err: error, job: name, data, tries: retryCount + 1 };
      const isGivenUp = retryCount >= (rules.retryLimit ?? 0);
      if (isGivenUp) logger.error(about, 'a job is given up');
      else logger.warn(about, 'a job failed');
      onFailed?.(name, isGivenUp);
      // The queue stores the output with the job.
      return { id, status: 'failed', output: { message: safeMessageOf(error) } };
    }
  }
}

/** No job depends on another. The gallery needs no statistics of its queues. */
const unused = { monitorVacuum: false, reindex: false, flowIntervalSeconds: 86_400 };

/** `watchDueJobs` wakes the workers. A fetch each minute would find what it missed. */
const pace = { pollingIntervalSeconds: 60, burstWhenBatchFull: true, perJobResults: true } as const;

type DrizzleTransaction = Parameters<typeof fromDrizzle>[0];
