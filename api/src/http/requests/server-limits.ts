import { textBodyLimit } from '@gallery/shared/contract/fields/answer';
import type { SlowClientLimits } from '@gallery/shared/server/slow-clients';

declare module 'fastify' {
  interface FastifyContextConfig {
    isUpload?: boolean;
  }
}

/** In bytes and milliseconds. `closeSlowClients` replaces `requestTimeout`, which would cut uploads. */
export const serverLimits = {
  bodyLimit: textBodyLimit,
  requestTimeout: 0,
  /** Exceeds the idle timeout of every front, so that no request meets a closing connection. */
  keepAliveTimeout: 72_000,
  routerOptions: { maxParamLength: 1_000 },
  http: {
    maxHeaderSize: 16 * 1024,
    headersTimeout: 15_000,
    requestTimeout: 0,
    connectionsCheckingInterval: 5_000,
  },
};

export const slowClientLimits: SlowClientLimits = {
  form: { bodyMs: 20_000, includes: ({ routeOptions }) => !routeOptions.config.isUpload },
};
