import type { Ability } from '@gallery/shared/contract/account/roles';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Database } from '../../db/client';
import { newAdministrator } from '../gallery/admin-account';
import { grantedRequest } from './derived-requests';
import { sampleRequests } from './sample-requests';

export type Headers = Record<string, string>;
type Operation = {
  security?: object[];
  responses: Record<string, { content?: object }>;
  'x-ability'?: Ability;
};
export type ApiRoute = {
  name: string;
  method: 'GET';
  url: string;
  path: string;
  statuses: string[];
  isGuarded: boolean;
  ability?: Ability;
} & Pick<InjectOptions, 'payload' | 'query'> & { holder: Headers };

/** Reads the routes of the API's description, each with a sample request. Streams have separate tests. */
export async function apiRoutes(app: FastifyInstance, db: Database): Promise<ApiRoute[]> {
  const { paths } = (await app.inject('/api/openapi.json')).json();
  const samples = await sampleRequests(app, db);
  const { headers } = await newAdministrator(app, db);
  return routesIn(paths, samples, headers);
}

function routesIn(
  paths: Record<string, Record<string, Operation>>,
  samples: Record<string, InjectOptions>,
  administrator: { authorization: string },
): ApiRoute[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { security, responses, 'x-ability': ability }]) => {
      const name = `${method.toUpperCase()} ${path}`;
      if (path.endsWith('/stream')) return [];
      const statuses = Object.keys(responses);
      const granted = grantedRequest({ path, status: '200', statuses }, administrator);
      const sample = samples[`${name} 200`] ?? samples[`${name} 201`] ?? granted ?? {};
      const { url = path, payload, query, headers } = sample as InjectOptions & { url?: string };
      const holder = (headers ?? {}) as Headers;
      const isGuarded = security !== undefined;
      const call = { name, method: method.toUpperCase() as 'GET', url, path, payload, query };
      return [Object.assign(call, { holder, statuses, isGuarded, ability })];
    }),
  );
}

type Document = { paths: Record<string, { get?: object }> };

/** Returns the address of each answer in the OpenAPI document, with each of the ids, except of event streams. */
export async function readablePaths(app: FastifyInstance, ids: string[]): Promise<string[]> {
  const document = (await app.inject('/api/openapi.json')).json<Document>();
  const paths = Object.entries(document.paths)
    .filter(([, { get }]) => get && !JSON.stringify(get).includes('text/event-stream'))
    .map(([path]) => path);
  return paths.flatMap((path) => (path.includes('{') ? ids.map((id) => path.replace(/\{\w+\}/, id)) : path));
}
