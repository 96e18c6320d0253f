import type { FastifyPluginAsync } from 'fastify';
import { adminOnly } from '../../http/admin-gate';
import { editRoutes } from './editing/edit-routes';
import type { ExportDeps } from './exporting/export-files';
import { exportRoutes } from './exporting/export-routes';
import { importRoutes } from './importing/import-routes';
import { runRoutes } from './importing/run-routes';
import type { ImportDeps } from './importing/running/start-import';
import { listRoutes } from './listing/list-routes';
import { viewRoutes } from './views/view-routes';

export const collectionRoutes: FastifyPluginAsync<ImportDeps & ExportDeps> = async (app, deps) => {
  const { db } = deps;
  adminOnly(app, 'catalogue');
  app.register(editRoutes, { db });
  app.register(exportRoutes, deps);
  app.register(importRoutes, { db });
  app.register(runRoutes, deps);
  app.register(listRoutes, { db });
  app.register(viewRoutes, { db });
};
