import type { ArtworkSavedAnswer } from '@gallery/shared/contract/catalogue/artwork';
import { artworkSavedSchema } from '@gallery/shared/contract/catalogue/artwork.schema';
import {
  type MakeEditionInput,
  makeEditionSchema,
} from '@gallery/shared/contract/catalogue/edition-input.schema';
import type { FastifyPluginAsync } from 'fastify';
import { adminOnly } from '../../../http/admin-gate';
import { refusals } from '../../../http/answers/answer-schemas';
import { HttpError } from '../../../http/answers/http-error';
import { sessionOf } from '../../../http/authentication';
import { findArtwork } from '../catalogue/artwork-list';
import { type EditionDeps, makeEdition } from './make-edition';

export const editionRoutes: FastifyPluginAsync<EditionDeps> = async (app, deps) => {
  adminOnly(app, 'catalogue');
  app.post<{ Params: { id: string }; Body: MakeEditionInput }>(
    '/artwork/:id/edition',
    {
      schema: {
        tags: ['Artworks'],
        security: [{ token: [] }],
        summary: 'Make a work number 1 of an edition',
        body: makeEditionSchema,
        response: { 201: artworkSavedSchema, ...refusals(401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { size } = request.body;
      await makeEdition(deps, id, { size, by: sessionOf(request).user._id });
      const artwork = await findArtwork(deps.db, id);
      if (!artwork) throw new HttpError(404, 'No artwork with this id.');
      const message = `The edition of ${size} is made.`;
      return reply.code(201).send({ artwork, message } satisfies ArtworkSavedAnswer);
    },
  );
};
