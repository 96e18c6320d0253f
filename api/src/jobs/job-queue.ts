import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { type Clock, fromDrizzle, PgBoss, type Queue } from 'pg-boss';
import type { Database, JobStore } from '../db/client';
import { safeMessageOf } from '../logging/error-record';

export type JobRules = Omit<Queue, 'name'> & { heartbeatSeconds: number };

export type Job<Data extends object = object> = {
  readonly name: string;
  readonly rules: JobRules;
  readonly data?: Data;
};

export function defineJob<Data extends object>(name: string, rules: JobRules): Job<Data> {
  return { name, rules };
}

export type Jobs = {
  send<Data extends object>(tx: Database, job: Job<Data>, data: Data, at?: Date): Promise<void>;
  /** Several at once, in one statement. */
  sendAll<Data extends object>(tx: Database, job: Job<Data>, data: readonly Data[]): Promise<void>;
};

export type JobQueue = Jobs & {
  work<Data extends object>(job: Job<Data>, handle: (data: Data) => Promise<void>): Promise<void>;
  /** `cron` is in UTC. Other data make another schedule. */
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
    const { policy, ...rules } = job;
    await boss.createQueue(name, { ...rules, policy });
    await boss.updateQueue(name, rules);
    // Caches the queue's rules now: inside a PGlite transaction the read would wait for its own end.
    await boss.findJobs(name, { id: noJob });
  }
  return {
    async send(tx, { name }, data, at) {
      await boss.send(name, data, { db: fromDrizzle(tx as DrizzleTransaction, sql), startAfter: at });
    },
    async sendAll(tx, { name }, all) {
      const one = all.map((data) => ({ data }));
      await boss.insert(name, one, { db: fromDrizzle(tx as DrizzleTransaction, sql) });
    },
    async work<Data extends object>({ name, rules }: Job<Data>, handle: (data: Data) => Promise<void>) {
      await boss.work<Data>(name, async ([job]) => {
        if (!job) return;
        try {
          await handle(job.data);
        } catch (error) {
          const about = { err: error, job: name, data: job.data, tries: job.retryCount + 1 };
          const isGivenUp = job.retryCount >= (rules.retryLimit ?? 0);
          if (isGivenUp) logger.error(about, 'a job is given up');
          else logger.warn(about, 'a job failed');
          onFailed?.(name, isGivenUp);
          // The queue stores the thrown error beside the job.
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

type DrizzleTransaction = Parameters<typeof fromDrizzle>[0];
