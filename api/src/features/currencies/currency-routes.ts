import { currencyPaths } from '@gallery/shared/contract/currencies/currency';
import {
  currencyRatesSavedSchema,
  currencyRatesSchema,
} from '@gallery/shared/contract/currencies/currency.schema';
import {
  type CurrencyRatesInput,
  currencyRatesInputSchema,
} from '@gallery/shared/contract/currencies/currency-input.schema';
import { errorAnswerSchema } from '@gallery/shared/contract/fields/answer.schema';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../db/client';
import { adminOnly } from '../../http/admin-gate';
import { refusals } from '../../http/answers/answer-schemas';
import { sendRevalidated } from '../../http/answers/cache-control';
import { sessionOf } from '../../http/authentication';
import { readRates, saveRates } from './currency-rates';

const tags = ['Currencies'];

/** Prices stay in naira. The rates only help visitors from abroad to compare. */
export const currencyRoutes: FastifyPluginAsync<{ db: Database }> = async (app, deps) => {
  app.get(
    currencyPaths.rates,
    {
      schema: {
        tags,
        summary: 'What one unit of other currencies costs in naira',
        response: { 200: currencyRatesSchema },
      },
    },
    async (request, reply) => sendRevalidated(request, reply, await readRates(deps.db)),
  );
  app.register(editRoutes, deps);
};

const editRoutes: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
  adminOnly(app, 'prices');
  app.put<{ Body: CurrencyRatesInput }>(
    currencyPaths.rates,
    {
      schema: {
        tags,
        summary: 'Replace the rates of other currencies',
        security: [{ token: [] }],
        body: currencyRatesInputSchema,
        response: {
          200: currencyRatesSavedSchema,
          ...refusals(401, 403, 422),
          409: errorAnswerSchema.concat(currencyRatesSchema.partial()),
        },
      },
    },
    async (request) => ({
      message: 'Rates saved.',
      ...(await saveRates(db, request.body, sessionOf(request).user._id)),
    }),
  );
};
