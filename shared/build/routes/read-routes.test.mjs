import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readRoutes } from './read-routes.js';

const folder = mkdtempSync(path.join(import.meta.dirname, '../../../gallery-remote/src/.routes-'));

beforeAll(() => mkdirSync(path.join(folder, 'src')));
afterAll(() => rmSync(folder, { recursive: true }));

async function factsOf(routes) {
  const head = [
    "import { defineRoutes } from '@gallery/shared/routes/define-routes';",
    "import { Home } from './missing-home';",
    "import { loadHome } from './missing-loads';",
    "const words = { title: 'Ọjà' };",
  ];
  writeFileSync(
    path.join(folder, 'src/routes.ts'),
    `${head.join('\n')}\nexport const routes = defineRoutes(${routes});`,
  );
  return readRoutes(folder);
}

test('reads the facts of each route and its chunk names without its screen and data', async () => {
  const facts = await factsOf(`[
    { path: '/', component: Home, later: 'landing', load: loadHome, title: words.title, sitemap: true },
    { path: '/journal/:id', screen: async () => (await import(/* webpackChunkName: "journal" */ './missing')).Journal, preload: 'never', live: 'Loading' },
  ]`);
  expect(facts).toEqual({
    '/': { later: 'landing', title: 'Ọjà', sitemap: true },
    '/journal/:id': { chunk: 'journal', live: 'Loading' },
  });
}, 30_000);

test('names a fact that it cannot read', async () => {
  await expect(factsOf('[{ path: "/", ...words }]')).rejects.toThrow(
    'write each fact of a route as `key: value`',
  );
  await expect(factsOf('[]')).rejects.toThrow('export the result of `defineRoutes');
}, 30_000);
