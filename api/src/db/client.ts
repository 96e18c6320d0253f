import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';

export type Listening = {
  /** Returns `false` while the connection is lost, when notifications may be missed. */
  isLive(): boolean;
  stop(): Promise<void>;
};

/** `onNotify` also runs after a lost connection returns. */
export type Listen = (channel: string, onNotify: () => void) => Promise<Listening>;

export type Database = PgDatabase<PgQueryResultHKT>;

export type JobStore = ConstructorOptions;

export type ConnectionCounts = Record<string, { open: number; idle: number; waiting: number }>;

export type OpenDatabase = {
  db: Database;
  /** For jobs, seeds, and backups, whose statements have no short time limit. */
  background: Database;
  jobStore: JobStore;
  listen: Listen;
  /** The embedded database has no connections to count. */
  connections?(): ConnectionCounts;
  migrate(): Promise<void>;
  close(): Promise<void>;
};

export type DatabaseAddress = { url: string } | { folder: string };
