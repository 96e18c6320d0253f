import type { FastifyPluginAsync } from 'fastify';
import { adminOnly } from '../../http/admin-only';
import { commandRoutes } from './commands/command-routes';
import { takeFlatJson } from './commands/signed/flat-json';
import { signedCommandRoutes } from './commands/signed/signed-command-routes';
import { previewRoutes } from './previews/preview-routes';
import { readingRoutes } from './reading/reading-routes';
import type { ReleaseContext, ReleaseRouteDeps } from './release-context';

/** For administrators, and for teams that sign what they ask for. */
export const releaseRoutes: FastifyPluginAsync<ReleaseRouteDeps> = async (app, deps) => {
  app.register(staffRoutes, deps);
  app.register(teamRoutes, deps);
};

const teamRoutes: FastifyPluginAsync<ReleaseRouteDeps> = async (app, deps) => {
  takeFlatJson(app);
  signedCommandRoutes(app, deps);
};

const staffRoutes: FastifyPluginAsync<ReleaseContext> = async (app, context) => {
  adminOnly(app);
  readingRoutes(app, context);
  commandRoutes(app, context);
  previewRoutes(app, context);
};
