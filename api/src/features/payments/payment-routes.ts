import { type PaymentSettingsAnswer, paymentPaths } from '@gallery/shared/contract/orders/payment/payment';
import { paymentSettingsSchema } from '@gallery/shared/contract/orders/payment/payment.schema';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { HttpError } from '../../http/answers/http-error';
import type { PaymentContext } from './payment-context';
import { hasValidSignature, receiveWebhook } from './webhooks/webhook';

export const paymentRoutes: FastifyPluginAsync<PaymentContext> = async (app, context) => {
  const { payments } = context;
  const settings: PaymentSettingsAnswer = {
    payments: payments?.mode ?? 'off',
    public_key: payments?.publicKey ?? null,
    script_url: payments?.scriptUrl ?? null,
  };
  app.get(
    paymentPaths.settings,
    {
      schema: {
        tags: ['Orders'],
        summary: 'How buying works here',
        response: { 200: paymentSettingsSchema },
      },
    },
    (_request, reply) => reply.header('cache-control', 'no-cache').send(settings),
  );
  if (payments) webhookRoute(app, context, payments.secretKey);
};

/** The provider signs the raw bytes, so this route does not parse the body. */
function webhookRoute(app: FastifyInstance, context: PaymentContext, secretKey: string): void {
  app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    raw.post<{ Body: Buffer | undefined }>(paymentPaths.webhook, async (request, reply) => {
      const body = request.body ?? Buffer.alloc(0);
      if (!hasValidSignature(body, request.headers['x-paystack-signature'], secretKey)) {
        throw new HttpError(401, 'This is not signed by the payment provider.');
      }
      await receiveWebhook(context, body);
      return reply.header('cache-control', 'no-store').send({ message: 'Thank you.' });
    });
  });
}
