import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { errorAnswerSchema } from '@gallery/shared/contract/fields/answer.schema';
import type { FastifyInstance, FastifySchema } from 'fastify';
import type { AnySchema } from 'yup';
import { jsonSchemaOf } from './json-schema';

/**
 * Describes the API from the schemas that its routes declare: OpenAPI 3.1 at `/api/openapi.json`, for people at
 * `/api/docs`. Register it before the routes. A route is described as soon as it declares
 * `schema: { tags, summary, querystring, body, response: { 200: anObjectSchema, ...refusals(404) } }`, all of them
 * yup schemas; write answers as `const x: ObjectSchema<XAnswer> = object({ … })` with `.defined()` fields, so that
 * the compiler holds them to the contract. `openapi.test.ts` then asks for a request that gets each answer.
 * A route without `summary` is left out.
 */
export function describeApi(app: FastifyInstance, publicUrl: string): void {
  app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'The gallery’s API', version: '1.0.0' },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    transform: ({ schema, url }) => ({ schema: inJsonSchema(schema), url }),
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

/** The page's own script and styles; it draws its icons from data and sets styles on elements. */
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

/** `schema` as the plugin reads it: yup in it becomes JSON schema, what every form can answer is added. */
function inJsonSchema(schema: FastifySchema | undefined): FastifySchema {
  if (!schema?.summary) return { hide: true };
  const { body, querystring, params, response, ...rest } = schema;
  const answers = { ...(response as Record<string, AnySchema>), ...(body ? formRefusals : {}) };
  return {
    ...rest,
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

const formRefusals = { 400: errorAnswerSchema, 413: errorAnswerSchema, 415: errorAnswerSchema };

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
