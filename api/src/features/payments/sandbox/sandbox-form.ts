import { koboOf, type PaymentStart } from '@gallery/shared/contract/orders/payment/payment';
import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { object, string } from 'yup';
import { HttpError } from '../../../http/answers/http-error';
import { cast } from '../../../http/requests/validation';
import { sandboxTransactions } from './sandbox.table';
import {
  checkoutPage,
  checkoutScript,
  checkoutStyles,
  inlineScript,
  type SandboxBehaviour,
  sandboxBehaviours,
  sandboxCards,
} from './sandbox-pages';
import { type SandboxDeps, sendSandboxWebhook } from './sandbox-webhook';

const bankDelayMs = 15_000;

function confirmLater(deps: SandboxDeps, reference: string): void {
  // Ignores a failure, because the gallery may have closed.
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

export function sandboxForm(app: FastifyInstance, deps: SandboxDeps): void {
  app.get('/inline.js', (_request, reply) => sendScript(reply, inlineScript));
  app.get('/checkout.js', (_request, reply) => sendScript(reply, checkoutScript));
  app.get('/checkout.css', (_request, reply) =>
    reply.header('content-type', 'text/css; charset=utf-8').send(checkoutStyles),
  );
  app.get<{ Params: { code: string } }>('/checkout/:code', async ({ params }, reply) => {
    const transaction = await transactionOf(deps, params.code);
    return reply
      .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': formPolicy })
      .send(checkoutPage({ ...transaction, naira: transaction.amount / koboOf(1) }));
  });
  payRoute(app, deps);
}

const formPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

const cardSchema = object({
  card: string()
    .required('Card number is required')
    .max(40, 'Card number is not valid')
    .transform((typed: unknown) => String(typed).replace(/\s/g, '')),
  behaviour: string().oneOf(sandboxBehaviours).default('usual'),
});

/** `tells` says whether to notify the page that opened the form. */
export type SandboxPaidAnswer = Pick<PaymentStart, 'reference'> & {
  status: string;
  message: string;
  tells: boolean;
};

function payRoute(app: FastifyInstance, deps: SandboxDeps): void {
  app.post<{ Params: { code: string } }>(
    '/checkout/:code/pay',
    async ({ params, body }): Promise<SandboxPaidAnswer> => {
      const { card, behaviour } = cast(cardSchema, body);
      const { reference } = await transactionOf(deps, params.code);
      const outcome = Object.hasOwn(sandboxCards, card)
        ? sandboxCards[card as keyof typeof sandboxCards]
        : 'declined';
      if (outcome !== 'success') {
        await setStatus(deps, reference, 'failed');
        const message = outcome === 'declined' ? 'Declined' : 'Insufficient Funds';
        return { status: 'failed', message, reference, tells: false };
      }
      const isDecided = behaviour !== 'confirmed later';
      if (!(await setStatus(deps, reference, isDecided ? 'success' : 'ongoing')))
        throw new HttpError(409, 'This was paid already.');
      if (isDecided) await notifyGallery(deps, reference, behaviour);
      else confirmLater(deps, reference);
      return { status: 'success', message: 'Approved', reference, tells: behaviour !== 'browser dies' };
    },
  );
}

async function setStatus(
  { db }: SandboxDeps,
  reference: string,
  status: 'failed' | 'ongoing' | 'success',
): Promise<boolean> {
  const changed = await db
    .update(sandboxTransactions)
    .set({ status })
    .where(
      and(
        eq(sandboxTransactions.reference, reference),
        inArray(sandboxTransactions.status, ['abandoned', 'failed']),
      ),
    )
    .returning({ reference: sandboxTransactions.reference });
  return changed.length > 0;
}

async function notifyGallery(
  deps: SandboxDeps,
  reference: string,
  behaviour: SandboxBehaviour,
): Promise<void> {
  if (behaviour === 'webhook never') return;
  if (behaviour === 'webhook before the client') return sendSandboxWebhook(deps, reference);
  const times = behaviour === 'webhook twice' ? 2 : 1;
  for (let sent = 0; sent < times; sent += 1) {
    setTimeout(() => void sendSandboxWebhook(deps, reference), 1_500 * (sent + 1)).unref();
  }
}

async function transactionOf({ db }: SandboxDeps, code: string) {
  const isCode = eq(sandboxTransactions.accessCode, code.replaceAll('\0', ''));
  const [found] = await db.select().from(sandboxTransactions).where(isCode);
  if (!found) throw new HttpError(404, 'There is no payment with this code.');
  return found;
}

function sendScript(reply: FastifyReply, script: string) {
  return reply.header('content-type', 'text/javascript; charset=utf-8').send(script);
}
