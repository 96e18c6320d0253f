import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { noteSavedChange, OutcomeUnknownError } from '../connection/outcome-unknown';
import { isDatabaseUnreachable } from '../database-errors';
import type { WatchedPool } from './watched-pool';

type Finished<Result> = { result: Result; id: string | null; session: number };

/** After a COMMIT without an answer, asks the server on another connection whether it committed. */
export function knowOutcomes(db: NodePgDatabase, witness: WatchedPool): NodePgDatabase {
  const begin = db.transaction.bind(db);
  db.transaction = async <Result>(work: Parameters<typeof begin<Result>>[0], config?: Config) => {
    let finished: Finished<Result> | undefined;
    const result = await begin(async (tx) => {
      const done = await work(tx);
      finished = { result: done, id: await transactionId(tx), session: witness.session };
      return done;
    }, config).catch((error: unknown) => {
      if (!finished || !isDatabaseUnreachable(error)) throw error;
      return resultOf(witness, finished, error);
    });
    if (finished?.id) noteSavedChange();
    return result;
  };
  return db;
}

type Config = Parameters<NodePgDatabase['transaction']>[1];

async function resultOf<Result>(
  witness: WatchedPool,
  { result, id, session }: Finished<Result>,
  error: unknown,
): Promise<Result> {
  const outcome = id === null ? 'committed' : await witness.outcomeOf(id, session);
  if (outcome === 'committed') return result;
  throw outcome === 'aborted' ? error : new OutcomeUnknownError(error);
}

/** Returns `null` if the transaction wrote nothing. */
async function transactionId(tx: Pick<NodePgDatabase, 'execute'>): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string | null }>(
    sql`SELECT pg_current_xact_id_if_assigned() AS id`,
  );
  return rows[0]?.id ?? null;
}

type Query = (...given: unknown[]) => Promise<unknown>;

/** Reports a single statement that wrote and got no answer. Without a connection, nothing was written. */
export function reportUnknownWrites(pool: Pool): void {
  const query: Query = async (...given) => {
    const client = await pool.connect();
    try {
      const result = await (client.query as Query).apply(client, given);
      client.release();
      if (isWrite(given[0])) noteSavedChange();
      return result;
    } catch (error) {
      const isLost = isDatabaseUnreachable(error);
      client.release(isLost);
      throw isLost && isWrite(given[0]) && !isUnsent(error) ? new OutcomeUnknownError(error) : error;
    }
  };
  pool.query = query as Pool['query'];
}

function isWrite(statement: unknown): boolean {
  const text = typeof statement === 'object' && statement !== null && 'text' in statement && statement.text;
  return !/^\s*(select|show)\b/i.test(String(text || statement));
}

function isUnsent(error: unknown): boolean {
  return error instanceof Error && /not queryable|Client was closed/.test(error.message);
}
