import { type Artwork, type ArtworkAnswer, artworkPaths } from '@gallery/shared/contract/catalogue/artwork';
import {
  artworkAnswerSchema,
  artworksAnswerSchema,
  wholeArtworksAnswerSchema,
} from '@gallery/shared/contract/catalogue/artwork.schema';
import {
  type ArtworkQuery,
  artworkQuerySchema,
} from '@gallery/shared/contract/catalogue/artwork-input.schema';
import { choiceCountsSchema } from '@gallery/shared/contract/catalogue/choice-counts.schema';
import { idPattern } from '@gallery/shared/domain/id';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Listen } from '../../db/client';
import type { Replica } from '../../db/postgres/replica';
import { oneOfSchemas, refusals } from '../../http/answers/answer-schemas';
import { sendPacked, sendRevalidated } from '../../http/answers/cache-control';
import { HttpError } from '../../http/answers/http-error';
import { isRequestBy } from '../../http/authentication';
import { availabilityStream, newestChange } from './availability/availability-stream';
import { findArtwork, findArtworkOfStaff } from './catalogue/artwork-list';
import { catalogueAndBidsGeneration } from './catalogue/catalogue-generation';
import { catalogueReader } from './catalogue/catalogue-reader';
import { cacheChoices } from './catalogue/choice-cache';
import { cacheLists } from './catalogue/list-cache';
import { type ArtworkAdminDeps, artworkAdminRoutes } from './editing/artwork-admin-routes';
import { editionRoutes } from './editions/edition-routes';
import type { EditionDeps } from './editions/make-edition';
import { entryRoutes } from './entries/entry-routes';
import { landingRoutes } from './landing/landing-routes';
import { workPictureRoutes } from './more-pictures/work-picture-routes';
import { stageRoutes } from './stages/stage-routes';

const tags = ['Artworks'];

/** The routes cache lists only with `listen`. */
export type ArtworkDeps = ArtworkAdminDeps &
  EditionDeps & { listen?: Listen; maxStreams: number; replica?: Replica };

export const artworkRoutes: FastifyPluginAsync<ArtworkDeps> = async (app, deps) => {
  const { db, listen } = deps;
  const generation = listen ? catalogueAndBidsGeneration(app, listen) : () => null;
  const reader = catalogueReader(app, { db, replica: deps.replica, generation });
  const lists = cacheLists(reader, generation);
  const choices = cacheChoices(reader, generation);

  app.get(
    artworkPaths.list,
    {
      schema: {
        tags,
        summary: 'The catalogue: searched, filtered, in order, page by page; short with short=true',
        querystring: artworkQuerySchema,
        response: { 200: oneOfSchemas(wholeArtworksAnswerSchema, artworksAnswerSchema), ...refusals(422) },
      },
      validatorCompiler: asItIs,
    },
    (request, reply) => {
      const { url: address, query } = request;
      const answer = lists({ address, query });
      if (!('br' in answer)) return answer.then((read) => sendPacked(request, reply, read));
      const sent = sendPacked(request, reply, answer);
      // Fastify would wait for a returned reply as for a promise.
      return sent === reply ? undefined : sent;
    },
  );

  app.get<{ Querystring: ArtworkQuery }>(
    artworkPaths.choices,
    {
      schema: {
        tags,
        summary: 'How many works of a list each material, size, color, and artist would show',
        querystring: artworkQuerySchema,
        response: { 200: choiceCountsSchema, ...refusals(422) },
      },
    },
    async (request, reply) => sendRevalidated(request, reply, await choices(request.query)),
  );

  app.get<{ Params: { id: string } }>(
    '/artwork/:id',
    { schema: { tags, summary: 'One work', response: { 200: artworkAnswerSchema, ...refusals(404) } } },
    async (request, reply) => {
      const { id } = request.params;
      const stream_position = await newestChange(db);
      const artwork = idPattern.test(id) ? await findShown(request, id) : null;
      if (!artwork) throw new HttpError(404, 'No artwork with this id.');
      return sendRevalidated(request, reply, { artwork, stream_position } satisfies ArtworkAnswer);
    },
  );

  /** Staff preview works that the public does not see yet. */
  async function findShown(request: FastifyRequest, id: string): Promise<Artwork | null> {
    const shown = await findArtwork(db, id);
    if (shown || !(await isRequestBy('admin', request))) return shown;
    return findArtworkOfStaff(db, id);
  }

  app.register(availabilityStream, deps);
  app.register(artworkAdminRoutes, deps);
  app.register(editionRoutes, deps);
  app.register(workPictureRoutes, deps);
  app.register(entryRoutes, deps);
  app.register(landingRoutes, deps);
  app.register(stageRoutes, deps);
};

/** Skips Fastify's validation: the list cache validates the query itself, and only on a miss. */
const asItIs = () => () => true;
