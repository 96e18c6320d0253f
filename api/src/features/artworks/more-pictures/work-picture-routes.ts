import type { ArtworkSavedAnswer } from '@gallery/shared/contract/catalogue/artwork';
import {
  type AddPictureInput,
  addPictureSchema,
  type ChangePictureInput,
  changePictureSchema,
  type OrderPicturesInput,
  orderPicturesSchema,
  type RemovePictureInput,
  removePictureSchema,
} from '@gallery/shared/contract/catalogue/pictures/work-pictures.schema';
import type { FastifyPluginAsync } from 'fastify';
import { adminOnly } from '../../../http/admin-gate';
import { type ArtworkAdminDeps, savedAnswer, uploaded } from '../editing/artwork-admin-routes';
import { changeOf, partSchema } from '../editing/work-part-routes';
import {
  addWorkPicture,
  describeWorkPicture,
  orderWorkPictures,
  removeWorkPicture,
} from './save-work-pictures';

type OfWork<Body> = { Params: { id: string }; Body: Body };
type OfPicture<Body> = { Params: { id: string; picture: string }; Body: Body };

const pictures = '/artwork/:id/pictures';
const onePicture = `${pictures}/:picture`;

export const workPictureRoutes: FastifyPluginAsync<ArtworkAdminDeps> = async (app, deps) => {
  const { db } = deps;
  adminOnly(app, 'catalogue');

  app.post<OfWork<AddPictureInput>>(
    pictures,
    { schema: partSchema('Add a picture to a work', addPictureSchema, 201) },
    async (request, reply) => {
      const { params, body } = request;
      const imgUrl = await uploaded(deps, request, body.img_url);
      await addWorkPicture(deps, changeOf(request), { ...body, imgUrl });
      return reply.code(201).send(await savedAnswer(deps, params.id, 'Picture added.'));
    },
  );

  app.put<OfWork<OrderPicturesInput>>(
    pictures,
    { schema: partSchema("Put a work's further pictures in order", orderPicturesSchema) },
    async (request): Promise<ArtworkSavedAnswer> => {
      await orderWorkPictures(db, changeOf(request), request.body.order);
      return savedAnswer(deps, request.params.id, 'The order is saved.');
    },
  );

  app.put<OfPicture<ChangePictureInput>>(
    onePicture,
    { schema: partSchema('Change what a further picture of a work shows', changePictureSchema) },
    async (request): Promise<ArtworkSavedAnswer> => {
      const { id, picture } = request.params;
      await describeWorkPicture(db, changeOf(request), picture, request.body);
      return savedAnswer(deps, id, 'Picture updated.');
    },
  );

  app.delete<OfPicture<RemovePictureInput>>(
    onePicture,
    { schema: partSchema('Remove a further picture of a work', removePictureSchema) },
    async (request): Promise<ArtworkSavedAnswer> => {
      const { id, picture } = request.params;
      await removeWorkPicture(db, changeOf(request), picture);
      return savedAnswer(deps, id, 'Picture removed.');
    },
  );
};
