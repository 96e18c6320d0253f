import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { firstAuctionId } from '../../features/auctions/auction.table';
import type { Jobs } from '../../jobs/job-queue';
import { type CopiedTables, jobsFile, tableFile } from '../../operations/copy-tables';
import { migrationsOf, namesOf, type SavedTable, savedTables } from '../../operations/database-tables';
import { readLines } from '../../operations/ndjson-lines';
import type { SealKeys } from '../../operations/sealed-file';
import { allJobs } from '../../server/start-jobs';

type Backup = { folder: string; identities: SealKeys; copied: CopiedTables };

/** Replaces all rows with the copied ones in one transaction. Throws when rows are missing. */
export async function fillTables(db: Database, jobs: Jobs, backup: Backup): Promise<void> {
  const { copied } = backup;
  await db.transaction(async (tx) => {
    await empty(tx);
    // The backup already has the rows that triggers would write.
    for (const { name } of copied.tables)
      await tx.execute(sql`ALTER TABLE ${sql.identifier(name)} DISABLE TRIGGER USER`);
    for (const table of copied.tables) await fill(tx, backup, table);
    for (const { name, value } of copied.sequences) {
      await tx.execute(sql`SELECT setval(${name}::regclass, greatest(${value}::bigint, coalesce(
        (SELECT last_value FROM pg_sequences WHERE schemaname = 'public' AND sequencename = ${name}), 1)))`);
    }
    // PostgreSQL alters no table while a deferred check of its rows waits.
    await tx.execute(sql`SET CONSTRAINTS ALL IMMEDIATE`);
    for (const { name } of copied.tables)
      await tx.execute(sql`ALTER TABLE ${sql.identifier(name)} ENABLE TRIGGER USER`);
    await sendJobs(tx, jobs, backup);
  });
}

/** Throws when the migrations or the tables differ from the backup's. */
export async function refuseOtherVersion(db: Database, copied: CopiedTables): Promise<void> {
  const namesOfAll = (tables: SavedTable[]) =>
    String(tables.map(({ name, columns }) => [name, ...columns]).toSorted());
  const isOther = namesOfAll(await savedTables(db)) !== namesOfAll(copied.tables);
  if (isOther || String(await migrationsOf(db)) !== String(copied.migrations)) {
    throw new Error(
      'This backup was made by another version of the gallery: restore it with that one, then upgrade.',
    );
  }
}

/** Ignores the rows that migrations write. */
export async function isEmpty(db: Database): Promise<boolean> {
  for (const { name } of await savedTables(db)) {
    if ((await db.$count(sql`${sql.identifier(name)}`, writtenByPeople[name])) > 0) return false;
  }
  return true;
}

const writtenByPeople: Partial<Record<string, SQL>> = {
  auction_terms: sql`created_by IS NOT NULL`,
  auctions: sql`id <> ${firstAuctionId}`,
  letter_templates: sql`name NOT IN ('Available', 'Visit', 'Sold')`,
  registry: sql`revision > 1`,
  release_layers: sql`live_id IS NOT NULL`,
};

async function empty(tx: Database): Promise<void> {
  const tables = await savedTables(tx);
  await tx.execute(sql`TRUNCATE ${namesOf(tables.map(({ name }) => name))} CASCADE`);
  await tx.execute(sql`DELETE FROM pgboss.job WHERE state IN ('created', 'retry', 'active')`);
}

async function fill(
  tx: Database,
  { folder, identities }: Backup,
  { name, columns, rows }: CopiedTables['tables'][number],
) {
  const [table, columnNames] = [sql.identifier(name), namesOf(columns)];
  for await (const lines of readLines(tableFile(folder, name), identities)) {
    await tx.execute(sql`INSERT INTO ${table} (${columnNames}) OVERRIDING SYSTEM VALUE
      SELECT ${columnNames} FROM json_populate_recordset(NULL::${table}, ${`[${lines.join(',')}]`}::json)`);
  }
  const inserted = await tx.$count(sql`${table}`);
  if (inserted !== rows) throw new Error(`Of ${rows} rows of ${name}, ${inserted} arrived.`);
}

async function sendJobs(tx: Database, jobs: Jobs, { folder, identities }: Backup): Promise<void> {
  for await (const lines of readLines(jobsFile(folder), identities)) {
    for (const line of lines) {
      const { name, data, at }: { name: string; data: object; at: string } = JSON.parse(line);
      const job = allJobs.find((known) => known.name === name);
      if (!job) throw new Error(`The backup holds a job that is not known here: ${name}.`);
      await jobs.send(tx, job, data, new Date(at));
    }
  }
}
