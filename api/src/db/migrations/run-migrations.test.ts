import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { createServerDatabase } from '../../testing/database/test-database';
import { openPostgres } from '../postgres/open-postgres';
import { rowsOf } from '../statements';
import { migratePostgres } from './migrate';

let server: Awaited<ReturnType<typeof createServerDatabase>>;

beforeEach(async () => {
  server = await createServerDatabase();
});
afterEach(() => server.drop());

const migration = (folderMillis: number, ...statements: string[]) => ({
  folderMillis,
  hash: String(folderMillis),
  bps: true,
  sql: statements,
});
const tables = migration(1, 'CREATE TABLE a (x int)', 'CREATE TABLE b (x int)');

async function connected(): Promise<Client> {
  const client = new Client({ connectionString: server.url });
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function columnsOf(client: Client): Promise<string[]> {
  const { rows } = await client.query(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name <> 'x' ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

test('migrates an empty database with one transaction per migration, except 0022 to 0024', async () => {
  const { db, migrate, close } = openPostgres(server.url);
  await migrate();
  const [row] = await rowsOf<{ migrations: number; transactions: number; joined: number }>(
    db,
    sql`SELECT count(*)::int AS migrations, count(DISTINCT xmin::text)::int AS transactions,
      count(DISTINCT xmin::text) FILTER (WHERE created_at BETWEEN 1795322844419 AND 1795348246477)::int AS joined
      FROM drizzle.__drizzle_migrations`,
  );
  expect(row).toEqual({
    migrations: expect.any(Number),
    transactions: (row?.migrations ?? 0) - 2,
    joined: 1,
  });
  await migrate();
  await close();
});

test('keeps the migrations that ran before one that fails', async () => {
  const bad = migration(3, 'ALTER TABLE b ADD COLUMN added int', 'SELECT 1 / 0');
  const good = migration(2, 'ALTER TABLE a ADD COLUMN added int');
  await expect(migratePostgres(server.url, [tables, good, bad])).rejects.toThrow();
  const client = await connected();
  expect(await columnsOf(client)).toEqual(['a.added']);
  await client.end();
});

test('waits for a request that locks one of its tables and then runs', async () => {
  await migratePostgres(server.url, [tables]);
  const request = await connected();
  await request.query('BEGIN; INSERT INTO b VALUES (1)');
  const both = migration(2, 'ALTER TABLE a ADD COLUMN added int', 'ALTER TABLE b ADD COLUMN added int');
  const migrated = migratePostgres(server.url, [tables, both]);
  const watcher = await connected();
  while (!(await isWaiting(watcher))) await pause(5);
  // The migration holds a and waits for b, whose holder now requests a. Without the short wait, this is a deadlock.
  await request.query('SELECT * FROM a');
  await request.query('COMMIT');
  await migrated;
  expect(await columnsOf(watcher)).toEqual(['a.added', 'b.added']);
  await Promise.all([request.end(), watcher.end()]);
});

async function isWaiting(client: Client): Promise<boolean> {
  const { rows } = await client.query(
    "SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'b'::regclass",
  );
  return rows.length > 0;
}
