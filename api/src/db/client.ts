import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';
import type { Listen } from './listen';

export type Database = PgDatabase<PgQueryResultHKT>;

export type JobStore = ConstructorOptions;

/** By the name of the pool. */
export type ConnectionCounts = Record<string, { open: number; idle: number; waiting: number }>;

export type OpenDatabase = {
  db: Database;
  /** For jobs, seeds and backups: its statements have no short time limit. */
  background: Database;
  jobStore: JobStore;
  listen: Listen;
  /** Absent where there are none: the embedded database. */
  connections?(): ConnectionCounts;
  migrate(): Promise<void>;
  close(): Promise<void>;
};

export type DatabaseAddress = { url: string } | { folder: string };
