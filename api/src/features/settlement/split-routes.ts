import { settlementPaths } from '@gallery/shared/contract/settlement/settlement';
import { splitSavedSchema, splitSchema } from '@gallery/shared/contract/settlement/settlement.schema';
import {
  type SplitInput,
  splitInputSchema,
} from '@gallery/shared/contract/settlement/settlement-input.schema';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/client';
import { refusals } from '../../http/answers/answer-schemas';
import { sessionOf } from '../../http/authentication';
import { changeSplit, readSplit, type SplitOf } from './splits';

type One = { Params: { id: string } };
const common = { tags: ['Settlement'], security: [{ token: [] }] };

export function splitRoutes(app: FastifyInstance, db: Database): void {
  routesOf(app, db, 'artist', settlementPaths.artistSplit(':id'));
  routesOf(app, db, 'artwork', settlementPaths.workSplit(':id'));
}

function routesOf(app: FastifyInstance, db: Database, of: SplitOf, path: string): void {
  const whose = of === 'artist' ? 'an artist' : 'a work';
  app.get<One>(
    path,
    {
      schema: {
        ...common,
        summary: `The split of ${whose}`,
        response: { 200: splitSchema, ...refusals(401, 403, 404) },
      },
    },
    ({ params }) => readSplit(db, of, params.id),
  );

  app.put<One & { Body: SplitInput }>(
    path,
    {
      schema: {
        ...common,
        summary: `Change the split of ${whose} for coming sales`,
        body: splitInputSchema,
        response: { 200: splitSavedSchema, ...refusals(401, 403, 404, 422) },
      },
    },
    async (request) => {
      const { params, body } = request;
      const by = sessionOf(request).user._id;
      const split = await changeSplit(db, { of, id: params.id, percent: body.percent, by });
      return { ...split, message: 'Split saved. It applies to sales from now on.' };
    },
  );
}
