import { sql } from 'drizzle-orm';
import { createServerDatabase } from '../../testing/database/test-database';
import { commit, resettingProxy } from '../../testing/faults/resetting-proxy';
import { databaseKind } from '../../testing/processes/config';
import type { OpenDatabase } from '../client';
import { isDatabaseUnreachable } from '../database-errors';
import { openPostgres } from '../postgres/open-postgres';
import { isOutcomeUnknown, repeatIfUnknown } from './outcome-unknown';

// The embedded database has no connection to lose.
if (databaseKind === 'postgres') {
  let proxy: Awaited<ReturnType<typeof resettingProxy>>;
  let database: OpenDatabase;
  let direct: OpenDatabase;
  let drop: () => Promise<void>;

  beforeEach(async () => {
    const created = await createServerDatabase();
    drop = created.drop;
    proxy = await resettingProxy(new URL(created.url));
    direct = openPostgres(created.url);
    database = openPostgres(proxy.url);
    await direct.db.execute(sql`CREATE TABLE paid (naira int)`);
    // The first query opens the lasting connection.
    await database.db.execute(sql`SELECT pg_sleep(0.1)`);
  });
  afterEach(async () => {
    proxy.close();
    await Promise.all([database.close(), direct.close()]);
    await drop();
  });

  const pay = (name: 'db' | 'background' = 'db') =>
    database[name].transaction(async (tx) => {
      await tx.execute(sql`INSERT INTO paid VALUES (500)`);
      return 'paid';
    });
  const paid = () => direct.db.$count(sql`paid`);
  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => 'none',
      (error: unknown) => ({ unreachable: isDatabaseUnreachable(error), unknown: isOutcomeUnknown(error) }),
    );
  const notSaved = { unreachable: true, unknown: false };
  const notKnown = { unreachable: true, unknown: true };

  test.each(['db', 'background'] as const)('a commit whose answer is lost succeeds (%s)', async (name) => {
    proxy.cutNext({ statement: commit, arrives: true });
    expect(await pay(name)).toBe('paid');
    expect(proxy.isCut()).toBe(true);
    expect(await paid()).toBe(1);
  });

  test.each(['db', 'background'] as const)('a commit that does not arrive fails (%s)', async (name) => {
    proxy.cutNext({ statement: commit, arrives: false });
    expect(await failureOf(pay(name))).toEqual(notSaved);
    expect(await paid()).toBe(0);
    expect(await pay(name)).toBe('paid');
  });

  test.each([
    ['arrives', true, 1],
    ['does not arrive', false, 0],
  ])('a commit that %s while all connections break has an unknown outcome', async (_, arrives, rows) => {
    proxy.cutNext({ statement: commit, arrives, all: true });
    expect(await failureOf(pay())).toEqual(notKnown);
    expect(await paid()).toBe(rows);
  });

  test('fifty commits at once each report what the database holds', async () => {
    const outcomes: unknown[] = [];
    for (let round = 0; round < 5; round += 1) {
      proxy.cutNext({ statement: commit, arrives: round % 2 === 0 });
      outcomes.push(...(await Promise.all(Array.from({ length: 10 }, () => pay().catch(() => 'lost')))));
    }
    expect(outcomes.filter((outcome) => outcome === 'lost')).toHaveLength(2);
    expect(await paid()).toBe(48);
  });

  test('a transaction that only reads keeps its result when its commit is lost', async () => {
    proxy.cutNext({ statement: commit, arrives: false, all: true });
    const read = database.db.transaction((tx) => tx.$count(sql`paid`));
    expect(await read).toBe(0);
  });

  test('a transaction that breaks before its commit has failed', async () => {
    proxy.cutNext({ statement: 'insert', arrives: true, all: true });
    expect(await failureOf(pay())).toEqual(notSaved);
    expect(await paid()).toBe(0);
  });

  test('a commit that the database rejects keeps its error', async () => {
    await direct.db.execute(sql`ALTER TABLE paid ADD UNIQUE (naira) DEFERRABLE INITIALLY DEFERRED`);
    await pay();
    await expect(pay()).rejects.toMatchObject({ cause: { code: '23505' } });
  });

  test('a single statement that writes has an unknown outcome, and one that reads has failed', async () => {
    proxy.cutNext({ statement: 'insert', arrives: true });
    expect(await failureOf(database.db.execute(sql`INSERT INTO paid VALUES (1)`))).toEqual(notKnown);
    proxy.cutNext({ statement: 'select', arrives: true });
    expect(await failureOf(database.db.execute(sql`SELECT 1`))).toEqual(notSaved);
  });

  test('a statement that no connection took has failed', async () => {
    proxy.cutNext({ statement: 'select', arrives: false, all: true, refuses: true });
    await failureOf(database.db.execute(sql`SELECT 1`));
    expect(await failureOf(database.db.execute(sql`INSERT INTO paid VALUES (1)`))).toEqual(notSaved);
  });

  test('work that finds its own result repeats once and stays unknown while the database is away', async () => {
    proxy.cutNext({ statement: commit, arrives: true, all: true });
    expect(await repeatIfUnknown(async () => ((await paid()) > 0 ? 'found' : pay()))).toBe('found');
    proxy.cutNext({ statement: commit, arrives: true, all: true, refuses: true });
    expect(await failureOf(repeatIfUnknown(() => pay()))).toEqual(notKnown);
    proxy.accept();
    expect(await pay()).toBe('paid');
  });
}
