import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../db/client';
import { adminOnly } from '../../http/authentication';
import { editRoutes } from './editing/edit-routes';
import { listRoutes } from './listing/list-routes';
import { viewRoutes } from './views/view-routes';

/** The works as curators list them and change several at once. */
export const collectionRoutes: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
  adminOnly(app);
  app.register(editRoutes, { db });
  app.register(listRoutes, { db });
  app.register(viewRoutes, { db });
};
