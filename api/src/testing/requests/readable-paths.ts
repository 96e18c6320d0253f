import type { FastifyInstance } from 'fastify';

type Document = { paths: Record<string, { get?: object }> };

/** Returns the address of each answer in the OpenAPI document, with each of the ids, except of event streams. */
export async function readablePaths(app: FastifyInstance, ids: string[]): Promise<string[]> {
  const document = (await app.inject('/api/openapi.json')).json<Document>();
  const paths = Object.entries(document.paths)
    .filter(([, { get }]) => get && !JSON.stringify(get).includes('text/event-stream'))
    .map(([path]) => path);
  return paths.flatMap((path) => (path.includes('{') ? ids.map((id) => path.replace(/\{\w+\}/, id)) : path));
}
