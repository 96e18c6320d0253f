import type { FastifyPluginAsync } from 'fastify';
import { registryRoutes } from './edges/registry-routes';
import type { ReleaseContext } from './release-context';

export type InternalReleaseDeps = ReleaseContext;

/** Of edges alone: on the internal port. */
export const internalReleaseRoutes: FastifyPluginAsync<InternalReleaseDeps> = async (app, deps) => {
  registryRoutes(app, deps);
};
