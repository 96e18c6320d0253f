import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import type { Database } from './client';
import { rowsOf } from './rows-of';

/**
 * Runs the migrations that the database does not have yet, each in a transaction of its own, beside processes that use the tables.
 * One that does not get its locks within seconds lets the others go first and tries again. Throws when a migration fails, or when
 * it has got no locks for some minutes; those before it stay.
 */
export async function runMigrations(db: Database, migrations: readonly MigrationMeta[]): Promise<void> {
  const done = await lastDone(db);
  const pending = migrations.filter(({ folderMillis }) => folderMillis > done);
  for (const joined of inTransactions(pending)) await runWhenFree(db, joined);
}

/** The table of drizzle's own migrator, which earlier releases read. */
const migrationsTable = sql`drizzle.__drizzle_migrations`;

async function lastDone(db: Database): Promise<number> {
  await db.execute(sql`CREATE SCHEMA IF NOT EXISTS drizzle`);
  await db.execute(sql`CREATE TABLE IF NOT EXISTS ${migrationsTable}
    (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`);
  const newest = sql`SELECT max(created_at) AS last FROM ${migrationsTable}`;
  const [row] = await rowsOf<{ last: string | null }>(db, newest);
  return Number(row?.last ?? 0);
}

/** 0022 and 0023 take from the release before what 0024 gives back (decision 027): nobody may see the state between. */
const joinsNext: ReadonlySet<number> = new Set([1_795_322_844_419, 1_795_346_458_769]);

function inTransactions(migrations: readonly MigrationMeta[]): MigrationMeta[][] {
  const transactions: MigrationMeta[][] = [];
  let open: MigrationMeta[] = [];
  for (const migration of migrations) {
    open.push(migration);
    if (joinsNext.has(migration.folderMillis)) continue;
    transactions.push(open);
    open = [];
  }
  return transactions;
}

/** Milliseconds between two tries: some three minutes in all. */
const pauses = [100, 200, 400, 800, 1_600, ...Array<number>(30).fill(3_000)];

async function runWhenFree(db: Database, joined: readonly MigrationMeta[]): Promise<void> {
  for (const ms of pauses) {
    try {
      return await runJoined(db, joined);
    } catch (error) {
      if (!isLockFailure(error)) throw error;
      await pause(ms);
    }
  }
  await runJoined(db, joined);
}

function runJoined(db: Database, joined: readonly MigrationMeta[]): Promise<void> {
  return db.transaction(async (tx) => {
    await lockTables(tx, joined.flatMap((migration) => migration.sql).join('\n'));
    for (const { sql: statements, hash, folderMillis } of joined) {
      for (const statement of statements) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`INSERT INTO ${migrationsTable} (hash, created_at) VALUES (${hash}, ${folderMillis})`,
      );
    }
  });
}

/**
 * Locks all tables that the statements name before the first of them runs, so that a migration which holds a lock never waits long for
 * another. The waits for all but the first are together shorter than PostgreSQL's deadlock_timeout (1 s): a request
 * that waits for the migration, and holds what the migration waits for, goes on and is never the victim of a deadlock.
 */
async function lockTables(tx: Database, statements: string): Promise<void> {
  const words = new Set(statements.replace(/--.*$/gm, '').match(/\w+/g));
  const all = sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() ORDER BY tablename`;
  const tables = (await rowsOf<{ name: string }>(tx, all)).filter(({ name }) => words.has(name));
  for (const [place, { name }] of tables.entries()) {
    const ms = place === 0 ? 3_000 : Math.max(10, Math.floor(800 / tables.length));
    await tx.execute(sql.raw(`SET LOCAL lock_timeout = ${ms}`));
    await tx.execute(sql`LOCK TABLE ${sql.identifier(name)}`);
  }
  await tx.execute(sql`SET LOCAL lock_timeout = 3000`);
}

/** Not got in time, or chosen as a deadlock's victim. */
const lockFailures: readonly unknown[] = ['55P03', '40P01'];

function isLockFailure(error: unknown): boolean {
  const { code, cause } = Object(error) as { code?: unknown; cause?: unknown };
  return lockFailures.includes(code) || (cause !== undefined && isLockFailure(cause));
}
