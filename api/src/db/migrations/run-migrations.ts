import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import type { Database } from '../client';
import { rowsOf } from '../statements';

/**
 * Runs the migrations that the database lacks, each in its own transaction, while other processes use the tables. A
 * migration that gets no locks within seconds lets other transactions pass and tries again. Throws when a migration
 * fails or gets no locks for some minutes; earlier migrations stay.
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

/** 0022 and 0023 take away what 0024 gives back to the previous release (decision 027), so one transaction runs all three. */
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

/** Milliseconds between two attempts, about three minutes in all. */
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
 * Locks all tables of the statements before the first one runs, so that a migration with a lock never waits long for
 * another. All waits but the first are together shorter than PostgreSQL's deadlock_timeout (1 s). A request that
 * waits for the migration, and holds a lock that it needs, therefore continues and is never the victim of a deadlock.
 */
async function lockTables(tx: Database, statements: string): Promise<void> {
  const words = new Set(statements.replace(/--.*$/gm, '').match(/\w+/g));
  const all = sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() ORDER BY tablename`;
  const tables = (await rowsOf<{ name: string }>(tx, all)).filter(({ name }) => words.has(name));
  for (const [index, { name }] of tables.entries()) {
    const ms = index === 0 ? 3_000 : Math.max(10, Math.floor(800 / tables.length));
    await tx.execute(sql.raw(`SET LOCAL lock_timeout = ${ms}`));
    await tx.execute(sql`LOCK TABLE ${sql.identifier(name)}`);
  }
  await tx.execute(sql`SET LOCAL lock_timeout = 3000`);
}

/** PostgreSQL's codes for a lock timeout and for the victim of a deadlock. */
const lockFailures: readonly unknown[] = ['55P03', '40P01'];

function isLockFailure(error: unknown): boolean {
  const { code, cause } = Object(error) as { code?: unknown; cause?: unknown };
  return lockFailures.includes(code) || (cause !== undefined && isLockFailure(cause));
}
