import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';
import type { Listen } from './listen';

/** The database as features see it; a transaction is one as well. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** Where the job queue keeps its jobs: in the same database, beside the other tables. */
export type JobStore = ConstructorOptions;

/** An open database: `migrate` brings its tables up to date, `close` finishes what is running. */
export type OpenDatabase = {
  /** For requests: whoever waits for an answer is told soon that there is none. */
  db: Database;
  /** For what nobody waits for: jobs, seeds, backups. None of its statements is cut. */
  background: Database;
  jobStore: JobStore;
  listen: Listen;
  migrate(): Promise<void>;
  close(): Promise<void>;
};

/** A PostgreSQL server, or the embedded database in a folder of its own. */
export type DatabaseAddress = { url: string } | { folder: string };
