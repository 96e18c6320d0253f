import { sql } from 'drizzle-orm';
import { createServerDatabase } from '../../testing/database/test-database';
import { databaseKind } from '../../testing/processes/config';
import type { Database } from '../client';
import { openPostgres } from '../postgres/open-postgres';

// The embedded database has no connection to lose.
if (databaseKind === 'postgres') {
  test.each(['db', 'background'] as const)(
    'a connection that ends inside a transaction (%s) fails that transaction alone',
    async (name) => {
      const { url, drop } = await createServerDatabase();
      const database = openPostgres(url);
      const witness = openPostgres(url);
      await expect(
        database[name].transaction(async (tx) => {
          await witness.db.execute(sql`SELECT pg_terminate_backend(${await processOf(tx)})`);
          await witness.db.execute(sql`SELECT pg_sleep(0.2)`);
          await tx.execute(sql`SELECT 1`);
        }),
      ).rejects.toThrow();
      expect(await processOf(database[name])).toBeGreaterThan(0);
      await Promise.all([database.close(), witness.close()]);
      await drop();
    },
  );
}

async function processOf(tx: Database): Promise<number> {
  const { rows } = (await tx.execute(sql`SELECT pg_backend_pid() AS pid`)) as unknown as {
    rows: { pid: number }[];
  };
  return rows[0]?.pid ?? 0;
}
