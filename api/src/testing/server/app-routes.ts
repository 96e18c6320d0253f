import type { FastifyInstance, HTTPMethods, RouteOptions } from 'fastify';
import type { AnyObjectSchema, AnySchema } from 'yup';

export type AppRoute = {
  method: HTTPMethods;
  url: string;
  body: Record<string, AnySchema>;
  query: Record<string, AnySchema>;
  /** An event stream never ends by itself. */
  isStream: boolean;
};

/** Call it before `ready()`: the array fills as routes are declared. */
export function routesOf(app: FastifyInstance): AppRoute[] {
  const routes: AppRoute[] = [];
  app.addHook('onRoute', ({ method, url, schema }: RouteOptions) => {
    const answers = JSON.stringify(schema?.response ?? {});
    for (const one of [method].flat()) {
      const [body, query] = [fieldsOf(schema?.body), fieldsOf(schema?.querystring)];
      routes.push({ method: one, url, body, query, isStream: answers.includes('text/event-stream') });
    }
  });
  return routes;
}

function fieldsOf(schema: unknown): Record<string, AnySchema> {
  return ((schema as AnyObjectSchema | undefined)?.fields ?? {}) as Record<string, AnySchema>;
}
