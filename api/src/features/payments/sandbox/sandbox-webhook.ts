import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { sandboxTransactions } from './sandbox.table';

/** Reports a payment to the gallery once. As with the real service, the report may get lost. */
export async function sendSandboxWebhook(deps: SandboxDeps, reference: string): Promise<void> {
  await send(deps, async () => {
    const [paid] = await deps.db
      .select()
      .from(sandboxTransactions)
      .where(eq(sandboxTransactions.reference, reference));
    return paid && webhookBodyOf(paid);
  });
}

export function sendRefundWebhook(deps: SandboxDeps, reference: string, id: number): Promise<void> {
  const data = { id: String(id), transaction_reference: reference, status: 'processed' };
  return send(deps, async () => JSON.stringify({ event: 'refund.processed', data }));
}

async function send(
  { secretKey, webhookUrl }: SandboxDeps,
  read: () => Promise<string | undefined>,
): Promise<void> {
  try {
    const body = await read();
    if (!body) return;
    const headers = {
      'content-type': 'application/json',
      'x-paystack-signature': signatureOf(body, secretKey),
    };
    const signal = AbortSignal.timeout(8_000);
    await fetch(await webhookUrl(), { method: 'POST', headers, body, signal, redirect: 'error' });
  } catch {}
}

export function webhookBodyOf(
  paid: Pick<typeof sandboxTransactions.$inferSelect, 'reference' | 'amount' | 'currency'>,
) {
  const { reference, amount, currency } = paid;
  return JSON.stringify({
    event: 'charge.success',
    data: { reference, amount, currency, status: 'success' },
  });
}

export function signatureOf(body: string, secretKey: string): string {
  return createHmac('sha512', secretKey).update(body).digest('hex');
}

export type SandboxDeps = {
  db: Database;
  secretKey: string;
  webhookUrl: () => Promise<string>;
};
