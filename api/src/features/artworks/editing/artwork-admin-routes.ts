import type { ArtistWorksAnswer } from '@gallery/shared/contract/catalogue/artists/artist';
import { artistWorksSchema } from '@gallery/shared/contract/catalogue/artists/artist.schema';
import { type Removal, removalSchema } from '@gallery/shared/contract/catalogue/artists/artist-input.schema';
import {
  type ArtworkRecordAnswer,
  type ArtworkSavedAnswer,
  artworkPaths,
} from '@gallery/shared/contract/catalogue/artwork';
import {
  artworkRecordAnswerSchema,
  artworkRecordSchema,
  artworkSavedSchema,
} from '@gallery/shared/contract/catalogue/artwork.schema';
import {
  type ChangeArtworkInput,
  type CreateArtworkInput,
  changeArtworkSchema,
  createArtworkSchema,
} from '@gallery/shared/contract/catalogue/artwork-input.schema';
import { messageSchema } from '@gallery/shared/contract/fields/answer.schema';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { adminOnly } from '../../../http/admin-gate';
import { refusals, staleEdit } from '../../../http/answers/answer-schemas';
import { FieldError, HttpError } from '../../../http/answers/http-error';
import { sessionOf } from '../../../http/authentication';
import { idempotencyKeyOf } from '../../../http/requests/idempotency-key';
import type { PictureStorage } from '../../storage/picture-storage';
import { countWorksOfArtist, findArtworkOfStaff } from '../catalogue/artwork-list';
import { archiveArtwork, type BeforeArchiving } from './archive-artwork';
import { readArtworkRecord, readEditedArtwork, remakePicture } from './artwork-record';
import { changeArtwork, createArtwork, type SaveArtworkDeps } from './save-artwork';

export type ArtworkAdminDeps = SaveArtworkDeps & {
  pictures: PictureStorage;
  beforeArchiving: BeforeArchiving;
};
type OneWork = { Params: { id: string } };

const common = { tags: ['Artworks'], security: [{ token: [] }] };

export const artworkAdminRoutes: FastifyPluginAsync<ArtworkAdminDeps> = async (app, deps) => {
  adminOnly(app, 'catalogue');
  createRoute(app, deps);
  changeRoute(app, deps);
  removeRoute(app, deps);
  recordRoutes(app, deps);
  artistWorksRoute(app, deps);
};

function createRoute(app: FastifyInstance, deps: ArtworkAdminDeps): void {
  app.post<{ Body: CreateArtworkInput }>(
    artworkPaths.create,
    {
      schema: {
        ...common,
        summary: 'Publish a work',
        body: createArtworkSchema,
        response: { 201: artworkSavedSchema, ...refusals(401, 403, 422) },
      },
    },
    async (request, reply) => {
      const { body: input } = request;
      const imgUrl = await uploaded(deps, request, input.img_url);
      const key = idempotencyKeyOf(request);
      const id = await createArtwork(deps, { input, imgUrl, by: callerOf(request), key });
      return reply.code(201).send(await savedAnswer(deps, id, 'Artwork created.'));
    },
  );
}

function changeRoute(app: FastifyInstance, deps: ArtworkAdminDeps): void {
  app.put<OneWork & { Body: ChangeArtworkInput }>(
    '/artwork/:id',
    {
      schema: {
        ...common,
        summary: 'Change a work',
        body: changeArtworkSchema,
        response: {
          200: artworkSavedSchema,
          ...refusals(401, 403, 404, 422),
          ...staleEdit({ artwork: artworkRecordSchema }),
        },
      },
    },
    async (request) => {
      const { params, body: input } = request;
      const artwork = await readEditedArtwork(deps.db, params.id);
      const isAsBefore = input.img_url === artwork.img_url;
      const imgUrl = isAsBefore ? artwork.img_url : await uploaded(deps, request, input.img_url);
      await changeArtwork(deps, artwork._id, { input, imgUrl, by: callerOf(request) });
      return savedAnswer(deps, artwork._id, 'Artwork updated.');
    },
  );
}

function removeRoute(app: FastifyInstance, deps: ArtworkAdminDeps): void {
  app.delete<{ Body: Removal }>(
    artworkPaths.remove,
    {
      schema: {
        ...common,
        summary: 'Take a work out of the catalogue',
        body: removalSchema,
        response: { 200: messageSchema, ...refusals(401, 403, 404, 409, 422) },
      },
    },
    async (request) => {
      await archiveArtwork(deps, request.body.artist_id, callerOf(request));
      return { message: 'Artwork removed.' };
    },
  );
}

function recordRoutes(app: FastifyInstance, deps: ArtworkAdminDeps): void {
  app.get<OneWork>(
    '/artwork/:id/record',
    {
      schema: {
        ...common,
        summary: 'A work as the back office edits it, with what was done to it',
        response: { 200: artworkRecordAnswerSchema, ...refusals(401, 403, 404) },
      },
    },
    (request): Promise<ArtworkRecordAnswer> => readArtworkRecord(deps.db, request.params.id),
  );

  app.post<OneWork>(
    '/artwork/:id/picture',
    {
      schema: {
        ...common,
        summary: 'Make the smaller pictures again',
        response: { 200: artworkSavedSchema, ...refusals(401, 403, 404) },
      },
    },
    async (request) => {
      await remakePicture(deps, request.params.id, callerOf(request));
      return savedAnswer(deps, request.params.id, 'The pictures are made again.');
    },
  );
}

function artistWorksRoute(app: FastifyInstance, { db }: ArtworkAdminDeps): void {
  app.get<OneWork>(
    '/artist/artist/:id/works',
    {
      schema: {
        tags: ['Artists'],
        security: [{ token: [] }],
        summary: 'How many works name an artist, so that staff know what a removal changes',
        response: { 200: artistWorksSchema, ...refusals(401, 403) },
      },
    },
    (request): Promise<ArtistWorksAnswer> => countWorksOfArtist(db, request.params.id),
  );
}

/** Returns the stored picture's address. Throws a 422 for an address of anything else. */
export async function uploaded(
  { pictures }: Pick<ArtworkAdminDeps, 'pictures'>,
  { headers }: FastifyRequest,
  sent: string,
): Promise<string> {
  const address = await pictures.check(sent, headers.host);
  const message = 'Please upload the image again.';
  if (!address) throw new FieldError(422, 'img_url', message);
  return address;
}

/** Returns the id of the administrator who calls, for the audit. Throws on a route that requires no session. */
export function callerOf(request: FastifyRequest): string {
  return sessionOf(request).user._id;
}

export async function savedAnswer(
  { db }: Pick<ArtworkAdminDeps, 'db'>,
  id: string,
  message: string,
): Promise<ArtworkSavedAnswer> {
  const artwork = await findArtworkOfStaff(db, id);
  if (!artwork) throw new HttpError(404, 'No artwork with this id.');
  return { message, artwork };
}
