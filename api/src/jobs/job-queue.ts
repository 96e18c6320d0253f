import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { type Clock, fromDrizzle, type JobResult, PgBoss, type Queue, type Job as StoredJob } from 'pg-boss';
import type { Database, JobStore } from '../db/client';
import { safeMessageOf } from '../logging/error-record';

export type JobRules = Omit<Queue, 'name'> & {
  heartbeatSeconds: number;
  /** The number of jobs that one fetch takes and runs in parallel; 10 by default. */
  batchSize?: number;
  /** The number of fetches that run side by side; 1 by default. */
  atOnce?: number;
  /** The seconds between two fetches while the queue is empty; 2 by default, at least 0.5. */
  pollSeconds?: number;
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
  const boss = new PgBoss({ ...store, clock, monitorVacuum: false, reindex: false });
  boss.on('error', (error) => logger.warn({ err: error }, 'the jobs wait'));
  await boss.start();
  for (const name of retired) {
    await boss.unschedule(name);
    await boss.deleteQueue(name);
  }
  for (const { name, rules: job } of jobs) {
    const { policy, batchSize: _size, atOnce: _fetches, pollSeconds: _seconds, ...rules } = job;
    await boss.createQueue(name, { ...rules, policy });
    await boss.updateQueue(name, rules);
    // Caches the queue's rules now: inside a PGlite transaction the read would wait for its own end.
    await boss.findJobs(name, { id: noJob });
  }
  return {
    async send(tx, { name }, data, at, id) {
      await boss.send(name, data, { db: fromDrizzle(tx as DrizzleTransaction, sql), startAfter: at, id });
    },
    async sendAll(tx, { name }, all) {
      const one = all.map((data) => ({ data }));
      await boss.insert(name, one, { db: fromDrizzle(tx as DrizzleTransaction, sql) });
    },
    async work<Data extends object>(job: Job<Data>, handle: (data: Data) => Promise<void>) {
      const { batchSize = 10, atOnce = 1, pollSeconds = 2 } = job.rules;
      const pace = { batchSize, localConcurrency: atOnce, pollingIntervalSeconds: pollSeconds };
      const how = { ...pace, burstWhenBatchFull: true, perJobResults: true } as const;
      await boss.work<Data>(job.name, how, (batch) =>
        Promise.all(batch.map((one) => resultOf(job, one, handle))),
      );
    },
    async repeat({ name }, cron, data) {
      await boss.schedule(name, cron, data, { key: Object.values(data).join('-') });
    },
    stop: () => boss.stop({ timeout: 3_000 }),
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

const noJob = '00000000-0000-0000-0000-000000000000';

type DrizzleTransaction = Parameters<typeof fromDrizzle>[0];
