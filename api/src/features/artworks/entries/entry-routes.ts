import type { ArtworkSavedAnswer } from '@gallery/shared/contract/catalogue/artwork';
import {
  type AddEntryPictureInput,
  addEntryPictureSchema,
  type OrderEntriesInput,
  orderEntriesSchema,
  type RemoveFromEntriesInput,
  removeFromEntriesSchema,
  type SaveEntryInput,
  saveEntrySchema,
} from '@gallery/shared/contract/catalogue/entries/work-entries.schema';
import type { FastifyPluginAsync } from 'fastify';
import { adminOnly } from '../../../http/admin-gate';
import { type ArtworkAdminDeps, savedAnswer, uploaded } from '../editing/artwork-admin-routes';
import { changeOf, partSchema } from '../editing/work-part-routes';
import { addEntry, changeEntry, orderEntries, removeEntry } from './save-entries';
import { addEntryPicture, removeEntryPicture } from './save-entry-pictures';

type OfWork<Body> = { Params: { id: string }; Body: Body };
type OfEntry<Body> = { Params: { id: string; entry: string }; Body: Body };
type OfPicture<Body> = { Params: { id: string; entry: string; picture: string }; Body: Body };

const entries = '/artwork/:id/entries';
const oneEntry = `${entries}/:entry`;

export const entryRoutes: FastifyPluginAsync<ArtworkAdminDeps> = async (app, deps) => {
  const { db } = deps;
  adminOnly(app, 'catalogue');
  app.register(entryPictureRoutes, deps);

  app.post<OfWork<SaveEntryInput>>(
    entries,
    { schema: partSchema('Add an entry to a work', saveEntrySchema, 201) },
    async (request, reply) => {
      await addEntry(db, changeOf(request), request.body);
      return reply.code(201).send(await savedAnswer(deps, request.params.id, 'Entry added.'));
    },
  );

  app.put<OfWork<OrderEntriesInput>>(
    entries,
    { schema: partSchema("Put a work's entries in order", orderEntriesSchema) },
    async (request): Promise<ArtworkSavedAnswer> => {
      await orderEntries(db, changeOf(request), request.body.order);
      return savedAnswer(deps, request.params.id, 'The order is saved.');
    },
  );

  app.put<OfEntry<SaveEntryInput>>(
    oneEntry,
    { schema: partSchema('Change an entry of a work', saveEntrySchema) },
    async (request): Promise<ArtworkSavedAnswer> => {
      await changeEntry(db, changeOf(request), request.params.entry, request.body);
      return savedAnswer(deps, request.params.id, 'Entry updated.');
    },
  );

  app.delete<OfEntry<RemoveFromEntriesInput>>(
    oneEntry,
    { schema: partSchema('Remove an entry of a work', removeFromEntriesSchema) },
    async (request): Promise<ArtworkSavedAnswer> => {
      await removeEntry(db, changeOf(request), request.params.entry);
      return savedAnswer(deps, request.params.id, 'Entry removed.');
    },
  );
};

const entryPictureRoutes: FastifyPluginAsync<ArtworkAdminDeps> = async (app, deps) => {
  app.post<OfEntry<AddEntryPictureInput>>(
    `${oneEntry}/pictures`,
    { schema: partSchema('Add a picture to an entry of a work', addEntryPictureSchema, 201) },
    async (request, reply) => {
      const { params, body } = request;
      const imgUrl = await uploaded(deps, request, body.img_url);
      await addEntryPicture(deps, changeOf(request), params.entry, { imgUrl, alt: body.alt });
      return reply.code(201).send(await savedAnswer(deps, params.id, 'Picture added.'));
    },
  );

  app.delete<OfPicture<RemoveFromEntriesInput>>(
    `${oneEntry}/pictures/:picture`,
    { schema: partSchema('Remove a picture of an entry of a work', removeFromEntriesSchema) },
    async (request): Promise<ArtworkSavedAnswer> => {
      const { id, entry, picture } = request.params;
      await removeEntryPicture(deps.db, changeOf(request), entry, picture);
      return savedAnswer(deps, id, 'Picture removed.');
    },
  );
};
