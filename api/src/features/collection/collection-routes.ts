import type { FastifyPluginAsync } from 'fastify';
import { adminOnly } from '../../http/authentication';
import type { PictureStorage } from '../storage/picture-storage';
import { editRoutes } from './editing/edit-routes';
import { importRoutes } from './importing/import-routes';
import { runRoutes } from './importing/run-routes';
import type { ImportDeps } from './importing/running/start-import';
import { listRoutes } from './listing/list-routes';
import { viewRoutes } from './views/view-routes';

/** The works as curators list them, change several at once, and import them. */
export const collectionRoutes: FastifyPluginAsync<ImportDeps & { pictures: PictureStorage }> = async (
  app,
  deps,
) => {
  const { db } = deps;
  adminOnly(app);
  app.register(editRoutes, { db });
  app.register(importRoutes, { db });
  app.register(runRoutes, deps);
  app.register(listRoutes, { db });
  app.register(viewRoutes, { db });
};
