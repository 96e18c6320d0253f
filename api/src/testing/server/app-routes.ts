import type { FastifyInstance, HTTPMethods, RouteOptions } from 'fastify';
import type { AnyObjectSchema, AnySchema } from 'yup';
import { serverLimits } from '../../http/requests/server-limits';

export type AppRoute = {
  method: HTTPMethods;
  url: string;
  body: Record<string, AnySchema>;
  query: Record<string, AnySchema>;
  /** In bytes. */
  bodyLimit: number;
  /** An event stream never ends by itself. */
  isStream: boolean;
};

/** Call it before `ready()`, because the array fills while plugins declare routes. */
export function routesOf(app: FastifyInstance): AppRoute[] {
  const routes: AppRoute[] = [];
  app.addHook('onRoute', ({ method, url, schema, bodyLimit = serverLimits.bodyLimit }: RouteOptions) => {
    const answers = JSON.stringify(schema?.response ?? {});
    for (const one of [method].flat()) {
      const [body, query] = [fieldsOf(schema?.body), fieldsOf(schema?.querystring)];
      routes.push({
        method: one,
        url,
        body,
        query,
        bodyLimit,
        isStream: answers.includes('text/event-stream'),
      });
    }
  });
  return routes;
}

function fieldsOf(schema: unknown): Record<string, AnySchema> {
  return ((schema as AnyObjectSchema | undefined)?.fields ?? {}) as Record<string, AnySchema>;
}
