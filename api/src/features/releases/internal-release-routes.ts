import type { FastifyPluginAsync } from 'fastify';
import { problemRoutes } from './edges/problem-routes';
import { registryRoutes } from './edges/registry-routes';
import { offerRoutes } from './offers/offer-routes';
import type { ReleaseContext } from './release-context';
import { type TelemetryContext, telemetryRoutes } from './telemetry/ingest/telemetry-routes';

export type InternalReleaseDeps = ReleaseContext & TelemetryContext;

/** Of edges alone: on the internal port. */
export const internalReleaseRoutes: FastifyPluginAsync<InternalReleaseDeps> = async (app, deps) => {
  registryRoutes(app, deps);
  telemetryRoutes(app, deps);
  offerRoutes(app, deps);
  problemRoutes(app, deps);
};
