import { asc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { number, object, string } from 'yup';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { cast } from '../../../http/requests/validation';
import { sandboxRefunds, sandboxTransactions } from './sandbox.table';
import { type SandboxDeps, sendRefundWebhook } from './sandbox-webhook';

type Transaction = typeof sandboxTransactions.$inferSelect;
type Refund = typeof sandboxRefunds.$inferSelect & { isProcessed: boolean };

const refundDelaySeconds = 3;

const refundSchema = object({
  transaction: string().required().max(100),
  amount: number().integer().min(1),
  merchant_note: string().max(500).default(''),
});
const listSchema = object({ transaction: number().integer().required() });

/** Requests and lists refunds like Paystack: each begins as pending, and their sum never exceeds the payment. */
export function sandboxRefundRoutes(app: FastifyInstance, deps: SandboxDeps): void {
  const { db } = deps;
  app.post('/refund', async ({ body }) => {
    const { transaction, amount, merchant_note } = cast(refundSchema, body);
    const made = await db.transaction(async (tx) => {
      const found = await transactionOf(tx, transaction, { lock: true });
      if (!found) throw new HttpError(404, 'Transaction not found');
      const remaining = found.amount - (await sumOf(tx, found));
      if (found.status !== 'success' || remaining === 0)
        throw new HttpError(400, 'Transaction has been fully reversed or was not paid');
      const given = amount ?? found.amount;
      if (given > remaining)
        throw new HttpError(400, 'Refund amount cannot be more than the transaction amount');
      const refund = { reference: found.reference, amount: given, merchantNote: merchant_note };
      const [saved] = await tx.insert(sandboxRefunds).values(refund).returning();
      return saved && { found, refund: { ...saved, isProcessed: false } };
    });
    if (!made) throw new Error('The sandbox saved no refund.');
    const { found, refund } = made;
    const tell = () => void sendRefundWebhook(deps, found.reference, refund.id);
    setTimeout(tell, (refundDelaySeconds + 0.5) * 1_000).unref();
    const { id, reference, amount: paid, currency } = found;
    const data = { ...answerOf(refund, found), transaction: { id, reference, amount: paid, currency } };
    return { status: true, message: 'Refund has been queued for processing', data };
  });

  app.get('/refund', async ({ query }) => {
    const { transaction } = cast(listSchema, query);
    const [found] = await db
      .select()
      .from(sandboxTransactions)
      .where(eq(sandboxTransactions.id, transaction));
    const made = found ? await refundsOf(db, found) : [];
    const data = made.flatMap((refund) => (found ? [answerOf(refund, found)] : []));
    return {
      status: true,
      message: 'Refunds retrieved',
      data,
      meta: { total: data.length, page: 1, perPage: 100 },
    };
  });
}

export async function transactionOf(
  db: Database,
  named: string,
  { lock = false } = {},
): Promise<Transaction | undefined> {
  const isId = /^\d{1,15}$/.test(named) ? eq(sandboxTransactions.id, Number(named)) : undefined;
  const isIt = or(eq(sandboxTransactions.reference, named.replaceAll('\0', '')), isId);
  const query = db.select().from(sandboxTransactions).where(isIt);
  const [found] = await (lock ? query.for('update') : query);
  return found;
}

export async function isReversed(db: Database, paid: Transaction): Promise<boolean> {
  const processed = (await refundsOf(db, paid)).filter(({ isProcessed }) => isProcessed);
  return paid.status === 'success' && processed.reduce((sum, { amount }) => sum + amount, 0) >= paid.amount;
}

async function sumOf(db: Database, paid: Transaction): Promise<number> {
  return (await refundsOf(db, paid)).reduce((sum, { amount }) => sum + amount, 0);
}

/** Returns the oldest first. Survives a restart, because a refund's age tells whether the bank has made it. */
function refundsOf(db: Database, { reference }: Transaction): Promise<Refund[]> {
  const isProcessed: SQL<boolean> = sql`${sandboxRefunds.createdAt} <= now() - make_interval(secs => ${refundDelaySeconds})`;
  const { id, amount, merchantNote, createdAt } = sandboxRefunds;
  return db
    .select({ id, reference: sandboxRefunds.reference, amount, merchantNote, createdAt, isProcessed })
    .from(sandboxRefunds)
    .where(eq(sandboxRefunds.reference, reference))
    .orderBy(asc(id));
}

function answerOf({ id, amount, merchantNote, createdAt, isProcessed }: Refund, paid: Transaction) {
  return {
    id,
    transaction: paid.id,
    domain: 'test',
    amount,
    currency: paid.currency,
    status: isProcessed ? 'processed' : 'pending',
    merchant_note: merchantNote,
    expected_at: new Date(createdAt.getTime() + refundDelaySeconds * 1_000).toISOString(),
  };
}
