import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { number, object, string } from 'yup';
import { noStore } from '../../../http/answers/cache-control';
import { HttpError } from '../../../http/answers/http-error';
import { cast } from '../../../http/requests/validation';
import { sandboxTransactions } from './sandbox.table';
import { sandboxForm } from './sandbox-form';
import { isReversed, sandboxRefundRoutes, transactionOf } from './sandbox-refunds';
import type { SandboxDeps } from './sandbox-webhook';

/** A payment provider in the API's own process, for development and tests. It speaks Paystack's protocol. */
export const sandboxRoutes: FastifyPluginAsync<SandboxDeps> = async (app, deps) => {
  app.addHook('onRequest', noStore);
  app.register(async (service) => {
    service.addHook('onRequest', async (request) => requireSecret(request, deps.secretKey));
    initializeRoute(service, deps);
    verifyRoute(service, deps);
    sandboxRefundRoutes(service, deps);
  });
  sandboxForm(app, deps);
};

const initializeSchema = object({
  email: string().required().max(254).email(),
  amount: number().required().integer().min(1),
  currency: string().required().max(3),
  reference: string().required().max(100),
});

function initializeRoute(app: FastifyInstance, { db }: SandboxDeps): void {
  app.post('/transaction/initialize', async ({ body, url }) => {
    const begin = cast(initializeSchema, body);
    const accessCode = randomBytes(9).toString('base64url');
    const saved = await db
      .insert(sandboxTransactions)
      .values({ ...begin, accessCode })
      .onConflictDoNothing()
      .returning();
    if (saved.length === 0) throw new HttpError(400, 'Duplicate Transaction Reference');
    const authorization_url = url.replace('transaction/initialize', `checkout/${accessCode}`);
    const data = { authorization_url, access_code: accessCode, reference: begin.reference };
    return { status: true, message: 'Authorization URL created', data };
  });
}

function verifyRoute(app: FastifyInstance, { db }: SandboxDeps): void {
  app.get<{ Params: { reference: string } }>('/transaction/verify/:reference', async ({ params }) => {
    const found = await transactionOf(db, params.reference);
    if (!found) throw new HttpError(400, 'Transaction reference not found.');
    const { id, reference, amount, currency } = found;
    const status = (await isReversed(db, found)) ? 'reversed' : found.status;
    return {
      status: true,
      message: 'Verification successful',
      data: { id, reference, status, amount, currency, ...(status === 'success' && testCard) },
    };
  });
}

const testCard = { channel: 'card', authorization: { brand: 'visa', last4: '4081', bank: 'TEST BANK' } };

function requireSecret({ headers }: FastifyRequest, secretKey: string): void {
  const [sent, right] = [headers.authorization ?? '', `Bearer ${secretKey}`].map(digestOf);
  if (!sent || !right || !timingSafeEqual(sent, right)) throw new HttpError(401, 'Invalid key');
}

/** Digests have equal length, which a constant-time comparison needs. */
function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
