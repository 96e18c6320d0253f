import { textBodyLimit } from '@gallery/shared/contract/fields/answer';
import type { SlowClientLimits } from '@gallery/shared/server/slow-clients';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A file may take its time as long as it goes on; a form has to be there soon. */
    isUpload?: boolean;
  }
}

/**
 * What the server takes before a route is known. Times in milliseconds; how long bodies and answers may take is
 * `closeSlowClients`' rule, since Node's `requestTimeout` would cut uploads that go on.
 */
export const serverLimits = {
  /** Bytes of a form; the routes of the storage take streams and have limits of their own. */
  bodyLimit: textBodyLimit,
  requestTimeout: 0,
  /** Longer than any front keeps an idle connection to us: the front closes first, and no request meets a close. */
  keepAliveTimeout: 72_000,
  /** An address and its headers have 16 KB; a part of an address, such as an object's name, a thousand characters. */
  routerOptions: { maxParamLength: 1_000 },
  http: {
    maxHeaderSize: 16 * 1024,
    headersTimeout: 15_000,
    requestTimeout: 0,
    connectionsCheckingInterval: 5_000,
  },
};

/** Milliseconds: a form is there sooner than the edge, which stands before us, gives up on it. */
export const slowClientLimits: SlowClientLimits = {
  form: { bodyMs: 20_000, includes: ({ routeOptions }) => !routeOptions.config.isUpload },
};
