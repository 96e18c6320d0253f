import { type MessageAnswer, messageSchema } from '@gallery/shared/contract/fields/answer.schema';
import {
  type LandingChoiceAnswer,
  type LandingPlacesAnswer,
  landingPaths,
} from '@gallery/shared/contract/landing/landing';
import {
  type LandingChoiceInput,
  type LandingQuery,
  landingChoiceAnswerSchema,
  landingChoiceInputSchema,
  landingPlacesSchema,
  landingQuerySchema,
} from '@gallery/shared/contract/landing/landing.schema';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../../db/client';
import { adminOnly } from '../../../http/admin-gate';
import { refusals } from '../../../http/answers/answer-schemas';
import { sessionOf } from '../../../http/authentication';
import { readLandingPlaces } from './read-places';
import { chooseWork, removeChoice } from './save-choice';

const common = { tags: ['Artworks'], security: [{ token: [] }] };

export const landingRoutes: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
  adminOnly(app, 'catalogue');

  app.get<{ Querystring: LandingQuery }>(
    landingPaths.choices,
    {
      schema: {
        ...common,
        summary: 'What the landing page and the log-in show, now or at a time',
        querystring: landingQuerySchema,
        response: { 200: landingPlacesSchema, ...refusals(401, 403, 422) },
      },
    },
    async ({ query: { at } }): Promise<LandingPlacesAnswer> => ({
      places: await readLandingPlaces(db, at ? new Date(at) : undefined),
    }),
  );

  app.post<{ Body: LandingChoiceInput }>(
    landingPaths.choices,
    {
      schema: {
        ...common,
        summary: 'Choose the work of a place, at once or from a time',
        body: landingChoiceInputSchema,
        response: { 201: landingChoiceAnswerSchema, ...refusals(401, 403, 422) },
      },
    },
    async (request, reply) => {
      const _id = await chooseWork(db, request.body, sessionOf(request).user._id);
      return reply.code(201).send({ message: 'Choice saved.', _id } satisfies LandingChoiceAnswer);
    },
  );

  app.delete<{ Params: { id: string } }>(
    '/landing/choices/:id',
    {
      schema: {
        ...common,
        summary: 'Remove a choice',
        response: { 200: messageSchema, ...refusals(401, 403, 404) },
      },
    },
    async (request): Promise<MessageAnswer> => {
      await removeChoice(db, request.params.id, sessionOf(request).user._id);
      return { message: 'Choice removed.' };
    },
  );
};
