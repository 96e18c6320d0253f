import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { isDatabaseUnreachable } from '../connection/database-unreachable';
import { OutcomeUnknownError } from '../connection/outcome-unknown';
import type { WatchedPool } from './watched-pool';

type Finished<Result> = { result: Result; id: string | null; session: number };

/** After a COMMIT without an answer, asks the server on another connection whether it committed. */
export function knowOutcomes(db: NodePgDatabase, witness: WatchedPool): NodePgDatabase {
  const begin = db.transaction.bind(db);
  db.transaction = async <Result>(work: Parameters<typeof begin<Result>>[0], config?: Config) => {
    let finished: Finished<Result> | undefined;
    try {
      return await begin(async (tx) => {
        const result = await work(tx);
        finished = { result, id: await transactionId(tx), session: witness.session };
        return result;
      }, config);
    } catch (error) {
      if (!finished || !isDatabaseUnreachable(error)) throw error;
      return resultOf(witness, finished, error);
    }
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

/** Reports a single statement that wrote and got no answer. */
export function reportUnknownWrites(pool: Pool): void {
  const query = pool.query.bind(pool) as Query;
  const reporting: Query = async (...given) => {
    try {
      return await query(...given);
    } catch (error) {
      throw isWrite(given[0]) && isDatabaseUnreachable(error) && !isUnsent(error)
        ? new OutcomeUnknownError(error)
        : error;
    }
  };
  pool.query = reporting as Pool['query'];
}

function isWrite(statement: unknown): boolean {
  const text = typeof statement === 'object' && statement !== null && 'text' in statement && statement.text;
  return !/^\s*(select|show)\b/i.test(String(text || statement));
}

/** No connection was open, so the server saw no statement. */
function isUnsent(error: unknown): boolean {
  const { code, message = '' } = error as { code?: string; message?: string };
  return (
    /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|53300|57P03|08006)$/.test(code ?? '') ||
    /trying to connect|calling end on the pool|not queryable|Client was closed/.test(message)
  );
}
