import { and, eq } from 'drizzle-orm';
import { sandboxTransactions } from './sandbox.table';
import type { SandboxDeps } from './sandbox-deps';
import { sendSandboxWebhook } from './sandbox-webhook';

const bankDelayMs = 15_000;

export function confirmLater(deps: SandboxDeps, reference: string): void {
  // Fails when the gallery has closed meanwhile.
  setTimeout(() => void confirm(deps, reference).catch(() => undefined), bankDelayMs).unref();
}

async function confirm(deps: SandboxDeps, reference: string): Promise<void> {
  const { reference: column, status } = sandboxTransactions;
  await deps.db
    .update(sandboxTransactions)
    .set({ status: 'success' })
    .where(and(eq(column, reference), eq(status, 'ongoing')));
  await sendSandboxWebhook(deps, reference);
}
