import { type ArtworkAnswer, artworkPaths } from '@gallery/shared/contract/catalogue/artwork';
import { artworkQuerySchema } from '@gallery/shared/contract/catalogue/artwork.schema';
import { idPattern } from '@gallery/shared/contract/fields/id';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/client';
import type { Listen } from '../../db/listen';
import { refusals } from '../../http/answers/answer-schemas';
import { HttpError } from '../../http/answers/http-error';
import { sendPacked, sendRevalidated } from '../../http/answers/revalidation';
import { artworkAnswerSchema, artworksAnswerSchema } from './artwork-schemas';
import { findArtwork } from './catalogue/artwork-list';
import { catalogueGeneration } from './catalogue/catalogue-generation';
import { keepLists } from './catalogue/list-cache';

const tags = ['Artworks'];

/** Without `listen` nothing is kept: every list is read from the database. */
export function artworkRoutes(app: FastifyInstance, db: Database, listen?: Listen): void {
  const lists = keepLists(db, listen ? catalogueGeneration(app, listen) : () => null);

  app.get(
    artworkPaths.list,
    {
      schema: {
        tags,
        summary: 'The catalogue: searched, filtered, in order, page by page',
        querystring: artworkQuerySchema,
        response: { 200: artworksAnswerSchema, ...refusals(422) },
      },
      validatorCompiler: asItIs,
    },
    async (request, reply) => {
      const { url: address, query } = request;
      return sendPacked(request, reply, await lists({ address, query }));
    },
  );

  app.get<{ Params: { id: string } }>(
    '/artwork/:id',
    { schema: { tags, summary: 'One work', response: { 200: artworkAnswerSchema, ...refusals(404) } } },
    async (request, reply) => {
      const { id } = request.params;
      const artwork = idPattern.test(id) ? await findArtwork(db, id) : null;
      if (!artwork) throw new HttpError(404, 'No artwork with this id.');
      return sendRevalidated(request, reply, { artwork } satisfies ArtworkAnswer);
    },
  );
}

/** A list that is kept needs no look at its query. */
const asItIs = () => () => true;
