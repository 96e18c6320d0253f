import { type RulesetDefinition, Spectral } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { setUpApi } from '../../testing/setup/setup-api';
import { operationIdOf } from './openapi';

const api = setUpApi();

/** The rules have their own types, which the engine's types do not accept. */
const rules = { extends: oas } as unknown as RulesetDefinition;

async function findingsOf(document: Record<string, unknown>) {
  const spectral = new Spectral();
  spectral.setRuleset(rules);
  return spectral.run(document);
}

test('the document of the API follows the OpenAPI rules', async () => {
  const found = await findingsOf((await api.app.inject('/api/openapi.json')).json());
  expect(found.map(({ code, message, path }) => `${code} ${path.join('.')} ${message}`)).toEqual([]);
});

test('the document describes only tags that a route has', async () => {
  type Document = { tags: { name: string }[]; paths: Record<string, Record<string, { tags?: string[] }>> };
  const { tags, paths } = (await api.app.inject('/api/openapi.json')).json<Document>();
  const used = new Set(
    Object.values(paths).flatMap((path) => Object.values(path).flatMap((call) => call.tags ?? [])),
  );
  expect(tags.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([]);
});

test('the rules find missing parts of a document', async () => {
  const found = await findingsOf({ openapi: '3.1.0', info: { title: 'API', version: '1' }, paths: {} });
  expect(found.map(({ code }) => code)).toContain('info-description');
});

test.each([
  ['GET', '/api/artwork/:id', 'getArtworkById'],
  ['POST', '/api/auth/reset-password', 'postAuthResetPassword'],
  ['PUT', '/api/artist/artist/:id', 'putArtistArtistById'],
])('names %s %s %s', (method, url, name) => {
  expect(operationIdOf(method, url)).toBe(name);
});
