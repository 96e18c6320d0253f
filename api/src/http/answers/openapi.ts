import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { errorAnswerSchema } from '@gallery/shared/contract/fields/answer.schema';
import { contactPath } from '@gallery/shared/paths/gallery-paths';
import type { FastifyInstance, FastifySchema } from 'fastify';
import type { AnySchema } from 'yup';
import { jsonSchemaOf } from './json-schema';
import { apiTags, descriptionOf, operationIdOf } from './openapi-operations';

/** OpenAPI 3.1 from the routes' yup schemas; register it before them. Routes without a `summary` are left out. */
export function describeApi(app: FastifyInstance, publicUrl: string): void {
  app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'The gallery’s API',
        version: '1.0.0',
        description:
          'Artworks, artists, orders, auctions and events. Prices are in whole naira unless a name says kobo.',
        contact: { url: `${publicUrl}${contactPath}` },
      },
      tags: apiTags,
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    transform: ({ schema, url, route }) => ({
      url,
      schema: inJsonSchema(schema, operationIdOf([route.method].flat().join(''), url)),
    }),
  });
  app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: pagePolicy,
    theme: { title: 'The gallery’s API' },
  });
  app.get('/api/openapi.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(app.swagger()),
  );
}

/** The page sets styles on elements and draws its icons from data URIs. */
const pagePolicy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

function inJsonSchema(schema: FastifySchema | undefined, operationId: string): FastifySchema {
  if (!schema?.summary) return { hide: true };
  const { body, querystring, params, response, ...rest } = schema;
  const answers = { ...(response as Record<string, AnySchema>), ...(body ? formRefusals : {}) };
  return {
    ...rest,
    operationId,
    description: descriptionOf(schema),
    ...(body ? { body: jsonSchemaOf(body) } : {}),
    ...(querystring ? { querystring: jsonSchemaOf(querystring) } : {}),
    ...(params ? { params: jsonSchemaOf(params) } : {}),
    response: Object.fromEntries(
      Object.entries(answers).map(([status, answer]) => [
        status,
        { description: meaningOf[status] ?? 'Refused', ...(jsonSchemaOf(answer) as object) },
      ]),
    ),
  };
}

/** What every form answers. */
export const formRefusals = { 400: errorAnswerSchema, 413: errorAnswerSchema, 415: errorAnswerSchema };

const meaningOf: Record<string, string> = {
  200: 'Done',
  201: 'Created',
  400: 'The request is not valid JSON',
  401: 'No or bad token',
  403: 'Not allowed',
  404: 'Nothing has this id',
  409: 'In conflict with what is there',
  413: 'Too large',
  415: 'Not JSON',
  422: 'A rule of the form is broken',
  429: 'Too many requests: wait for Retry-After seconds',
};
