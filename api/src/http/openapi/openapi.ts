import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { type Ability, roleNeeded } from '@gallery/shared/contract/account/roles';
import { errorAnswerSchema } from '@gallery/shared/contract/fields/answer.schema';
import { contactPath } from '@gallery/shared/paths/gallery-paths';
import type { FastifyInstance, FastifySchema } from 'fastify';
import type { AnySchema } from 'yup';
import { jsonSchemaOf } from './json-schema';

const apiTags = [
  { name: 'Artworks', description: 'The works that visitors see, and what curators do with them.' },
  { name: 'Collection', description: 'All works as curators list them and change several at once.' },
  { name: 'Artists', description: 'The artists of the gallery.' },
  { name: 'Account', description: 'Registration, log-in, profile, password, and email address.' },
  { name: 'Settings', description: 'What owners set: how visitors reach the gallery, mails, and holds.' },
  { name: 'Administrators', description: 'Who works in the back office, their roles, and invitations.' },
  { name: 'Delivery', description: 'What the delivery of a work costs, and the tables behind it.' },
  { name: 'Offers', description: 'What collectors offer for works, and what the gallery answers.' },
  { name: 'Currencies', description: 'Rates that help visitors to compare prices.' },
  { name: 'Saved works', description: 'Lists of works that a person keeps, and shared lists.' },
  { name: 'Viewing rooms', description: 'Works that staff show to people who have a link.' },
  {
    name: 'Following',
    description: 'Artists and searches that a person follows, and the emails about new works.',
  },
  { name: 'Orders', description: 'Holds, payments, deliveries and refunds of works.' },
  { name: 'Guests', description: 'Visitors who buy without an account.' },
  { name: 'Auctions', description: 'Auctions, their lots and their public records.' },
  { name: 'Auctions: live', description: 'Bids and the state of a lot while it is open.' },
  { name: 'Auctions: setting up', description: 'What curators do before an auction opens.' },
  { name: 'Auctions: after the end', description: 'Settlement, second chances and results.' },
  { name: 'Bidders', description: 'Registration and approval of bidders.' },
  { name: 'Events', description: 'Exhibitions and events, and the bookings of their guests.' },
  { name: 'Messages', description: 'Enquiries and messages of visitors.' },
  {
    name: 'Newsletter',
    description: 'Readers who ask for the newsletter, confirm their address, and leave.',
  },
  { name: 'Notifications', description: 'News for administrators.' },
  { name: 'Audit', description: 'Who changed which record.' },
  { name: 'Figures', description: 'Sales, and how works lead to them.' },
  { name: 'Settlement', description: 'What the gallery owes its artists, and what it has paid.' },
  { name: 'People', description: 'Customers and prospects, with notes and reminders of staff.' },
  { name: 'Search', description: 'One field that finds every record of the back office.' },
  { name: 'Dashboard', description: 'The first page of the back office.' },
  { name: 'Uploads', description: 'Pictures on their way into the storage.' },
  { name: 'Releases', description: 'Which release of each remote visitors get.' },
];

/** Turns `GET /api/artwork/:id` into `getArtworkById`. The result is unique, because a method with a path is. */
export function operationIdOf(method: string, url: string): string {
  const words = url
    .replace(/^\/api\//, '')
    .split('/')
    .map((part) => (part.startsWith(':') ? `By-${part.slice(1)}` : part))
    .flatMap((part) => part.split(/[^A-Za-z0-9]+/))
    .filter((word) => word !== '');
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function descriptionOf(
  { summary = '', security, response, body }: FastifySchema,
  ability: Ability | undefined,
): string {
  const answers = Object.keys(response ?? {});
  const needs = security?.length ? 'The caller needs the token of a log-in.' : 'Everybody may call it.';
  const notes = [
    ability && `An administrator needs the role ${roleNeeded(ability)} or a higher one.`,
    answers.includes('403') && 'An account without the right to it gets a 403.',
    answers.includes('409') && 'A 409 means that something else happened first.',
    answers.includes('429') && 'After too many calls, a 429 says how many seconds to wait (Retry-After).',
    Boolean(body) && 'A 422 names each field that breaks a rule.',
  ];
  return [`${summary}.`, needs, ...notes.filter(Boolean)].join(' ');
}

/** Builds OpenAPI 3.1 from the routes' yup schemas, and skips routes without a `summary`. Register it before the routes. */
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
      schema: inJsonSchema(schema, operationIdOf([route.method].flat().join(''), url), route.config?.ability),
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

/** The page sets styles on elements and loads its icons from data URIs. */
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

function inJsonSchema(
  schema: FastifySchema | undefined,
  operationId: string,
  ability: Ability | undefined,
): FastifySchema {
  if (!schema?.summary) return { hide: true };
  const { body, querystring, params, response, ...rest } = schema;
  const answers = { ...(response as Record<string, AnySchema>), ...(body ? formRefusals : {}) };
  return {
    ...rest,
    operationId,
    description: descriptionOf(schema, ability),
    ...(ability && { 'x-ability': ability, 'x-role': roleNeeded(ability) }),
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
