import { type IncrementStep, validIncrements } from '@gallery/shared/auction/increments';
import { type PremiumTier, validPremium } from '@gallery/shared/auction/premium';
import { auctionSetupPaths } from '@gallery/shared/contract/auction-setup/auction-setup';
import {
  type ConditionsInput,
  conditionsInputSchema,
  type IncrementsInput,
  incrementsInputSchema,
  type PremiumInput,
  premiumInputSchema,
} from '@gallery/shared/contract/auction-setup/terms-input.schema';
import {
  termsSavedSchema,
  termsVersionsSchema,
} from '@gallery/shared/contract/auction-setup/terms-versions.schema';
import type { FastifyInstance } from 'fastify';
import { refusals } from '../../../../http/answers/answer-schemas';
import { HttpError } from '../../../../http/answers/http-error';
import { editorOf, type SetupDeps, security, tags } from '../setup-deps';
import { addTerms, readTermsVersions } from './terms-versions';

const response = { 201: termsSavedSchema, ...refusals(401, 403, 422) };

export function termsRoutes(app: FastifyInstance, { db }: SetupDeps): void {
  app.get(
    auctionSetupPaths.terms,
    {
      schema: {
        tags,
        summary: 'The versions of increments, premium and conditions',
        security,
        response: { 200: termsVersionsSchema, ...refusals(401, 403) },
      },
    },
    () => readTermsVersions(db),
  );

  app.post<{ Body: IncrementsInput }>(
    auctionSetupPaths.increments,
    {
      schema: {
        tags,
        summary: 'Add a version of the increments',
        security,
        body: incrementsInputSchema,
        response,
      },
    },
    async (request, reply) => {
      const steps: IncrementStep[] = request.body.steps.map(({ to, by }) => ({ to, by }));
      refuse('steps', validIncrements(steps));
      reply.code(201);
      return saved(await addTerms(db, 'increments', steps, editorOf(request)));
    },
  );

  app.post<{ Body: PremiumInput }>(
    auctionSetupPaths.premium,
    {
      schema: { tags, summary: 'Add a version of the premium', security, body: premiumInputSchema, response },
    },
    async (request, reply) => {
      const tiers: PremiumTier[] = request.body.tiers.map(({ to, percent }) => ({ to, percent }));
      refuse('tiers', validPremium(tiers));
      const { vat_percent } = request.body;
      reply.code(201);
      return saved(await addTerms(db, 'premium', { tiers, vat_percent }, editorOf(request)));
    },
  );

  app.post<{ Body: ConditionsInput }>(
    auctionSetupPaths.conditions,
    {
      schema: {
        tags,
        summary: 'Add a version of the conditions',
        security,
        body: conditionsInputSchema,
        response,
      },
    },
    async (request, reply) => {
      const { text, pay_minutes } = request.body;
      reply.code(201);
      return saved(await addTerms(db, 'conditions', { text, pay_minutes }, editorOf(request)));
    },
  );
}

function refuse(field: string, message: string | null): void {
  if (message) throw new HttpError(422, message, { [field]: message });
}

function saved(version: number) {
  return { message: `Version ${version} is saved.`, version };
}
