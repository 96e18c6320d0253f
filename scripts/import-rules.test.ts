import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** One line per rule of who may import whom (CONTRIBUTING.md): the importing file, a forbidden and an allowed import. */
const rules: [file: string, forbidden: string, allowed: string, words: string][] = [
  ['shared/contract/inbox/enquiry.ts', 'yup', './artwork', 'yup belongs to *.schema.ts'],
  [
    'shared/contract/inbox/enquiry-input.schema.ts',
    '../router',
    'yup',
    'A schema imports yup and the contract',
  ],
  ['shared/auction/bidding.ts', 'yup', './increments', 'import only themselves'],
  [
    'shared/auction/verification/verify-record.ts',
    '../../errors/error',
    '../record',
    'import only themselves',
  ],
  ['shared/releases/layers.ts', 'yup', './release', 'import only themselves'],
  ['shared/releases/release.schema.ts', '../errors/error', 'yup', 'import only themselves, and yup'],
  ['shared/ui/artwork/price.tsx', '../api-client/http', '../contract/artwork', 'knows nothing of the API'],
  ['shared/forms/form/form.tsx', '@gallery/shared/http', 'formik', 'knows nothing of the API'],
  ['shared/host/session.ts', 'react-router-dom', '../router', 'One place wraps each library'],
  ['shared/host/host.ts', '../../shell/src/app', '../query/query', 'Shared code knows no app'],
  ['shared/query/query.ts', '../ui/button', '@tanstack/react-query', 'A facade wraps its library'],
  [
    'gallery-remote/src/features/artworks/card.tsx',
    '../artists/name',
    './picture',
    'A feature imports itself',
  ],
  [
    'gallery-remote/src/features/artworks/list.tsx',
    'axios',
    '@gallery/shared/http',
    'A feature imports itself',
  ],
  [
    'gallery-remote/src/features/about/founder.tsx',
    '../../screens/about-screen',
    '../../ui/strip',
    'A feature imports itself',
  ],
  [
    'gallery-remote/src/features/artworks/page/artwork-detail.tsx',
    '../../about/founder',
    '../../../ui/read-more',
    'A feature imports itself',
  ],
  ['gallery-remote/src/ui/strip.tsx', '../features/about/founder', './read-more', 'imports its own room'],
  [
    'gallery-remote/src/queries/fetch-artworks.ts',
    '../features/about/about.queries',
    '@gallery/shared/http',
    'imports its own room',
  ],
  [
    'admin-remote/src/ui/table/table-panel.tsx',
    '../../features/orders/list',
    '../filters/use-narrowed',
    'imports its own room',
  ],
  ['gallery-remote/src/screens/home-screen.tsx', '../app', '../features/artworks/card', 'A screen imports'],
  [
    'gallery-remote/src/screens/about-screen.tsx',
    './home-screen',
    '@gallery/shared/ui/page',
    'A screen imports',
  ],
  [
    'gallery-remote/src/app.tsx',
    './features/artworks/card',
    './screens/home-screen',
    'it imports its screens',
  ],
  ['gallery-remote/src/expose.tsx', 'shell/src/app', './app', 'No app imports another app'],
  [
    'gallery-remote/src/standalone.tsx',
    '../../shared/ui/button',
    '@gallery/shared/ui/button',
    'package name',
  ],
  ['shell/src/app.tsx', '../../gallery-remote/src/app', './layout/header', 'No app imports another app'],
  ['shell/src/main.tsx', '@tanstack/react-query', '@gallery/shared/query', 'Apps use the facades'],
  ['api/src/server/app.ts', '@gallery/shared/ui/price', '@gallery/shared/contract/artwork', 'contract/*'],
  [
    'api/src/start.ts',
    '@gallery/shared/http',
    '@gallery/shared/server/framing',
    'contract/*, /auction/*, /releases/* and /server/* only',
  ],
  ['shared/server/framing.ts', '../contract/answer', 'fastify', 'nothing of ours'],
  ['shared/server/early-answer.ts', '@gallery/shared/host', 'node:timers/promises', 'nothing of ours'],
  [
    'api/src/features/artworks/routes.ts',
    '../../../../shared/host/host',
    '../../db/client',
    'contract/*, /auction/*, /releases/* and /server/* only',
  ],
  ['api/src/db/client.ts', '../features/users/user.table', '../logging/error-code', 'knows no feature'],
  ['api/src/http/answers/error.ts', '../../features/auth/sessions', '../../db/client', 'knows no feature'],
  ['api/src/jobs/job-queue.ts', '../features/mail/outbox', '../db/client', 'knows no feature'],
  ['api/src/features/users/user.table.ts', '../audit/record-audit', '../../db/client', 'the floors below it'],
  ['api/src/features/audit/record.ts', '../notifications/save', '../users/user.table', 'the floors below it'],
  [
    'api/src/features/storage/objects/object-store.ts',
    '../../media/picture',
    '../../auth/sessions/session',
    'the floors below it',
  ],
  ['api/src/features/media/sweep.ts', '@gallery/shared/ui/price', '../storage/sweep', 'contract/*'],
  [
    'api/src/features/payments/settlement/settle.ts',
    '../../orders/order.table',
    '../webhooks/webhook',
    'the floors below it',
  ],
  ['api/src/features/orders/list.ts', '../dashboard/routes', '../payments/context', 'the floors below it'],
  [
    'api/src/features/auctions/bids/place.ts',
    '@gallery/shared/ui/price',
    '@gallery/shared/auction/bidding',
    '/auction/*, /releases/* and /server/* only',
  ],
  [
    'api/src/features/orders/moving/move.ts',
    '../../../server/config/config',
    '@gallery/shared/server/framing',
    'never the server',
  ],
  ['api/src/features/dashboard/routes.ts', '../../server/app', '../orders/order.table', 'never the server'],
  [
    'api/src/features/payments/buy.test.ts',
    '@gallery/shared/ui/price',
    '../orders/order.table',
    'contract/*',
  ],
  ['api/src/testing/orders.ts', '@gallery/shared/ui/price', '../features/orders/order.table', 'contract/*'],
  ['e2e/artwork.spec.ts', '@gallery/shared/contract/artwork', './product', 'nothing of its source'],
  ['bench/page-loads.ts', '../shell/src/main', 'playwright', 'nothing of its source'],
];

/** Files that read the environment, and whether they may. */
const readers = {
  'shared/ui/environment.tsx': false,
  'api/src/environment.ts': false,
  'api/src/server/config/config.ts': true,
};

const folders = { forbidden: newFolder(), allowed: newFolder() };
const consoleErrors = { forbidden: '', allowed: '' };

beforeAll(() => {
  for (const [file, forbidden, allowed] of rules) {
    write(folders.forbidden, file, `export * as imported from '${forbidden}';\n`);
    write(folders.allowed, file, `export * as imported from '${allowed}';\n`);
  }
  for (const [file, mayRead] of Object.entries(readers)) {
    write(mayRead ? folders.allowed : folders.forbidden, file, 'export const port = process.env.PORT;\n');
  }
  consoleErrors.forbidden = lint(folders.forbidden);
  consoleErrors.allowed = lint(folders.allowed);
});

afterAll(() => {
  for (const folder of Object.values(folders)) rmSync(folder, { recursive: true });
});

test.each(rules)('%s may not import %s, and may import %s', (file, _forbidden, _allowed, text) => {
  expect(about(file, consoleErrors.forbidden)).toContain(text);
  expect(about(file, consoleErrors.allowed)).toBe('');
});

test('every feature of the API has one floor, and CONTRIBUTING.md names the same', () => {
  const { overrides }: { overrides: { includes: string[] }[] } = JSON.parse(read('biome.json'));
  const floors = overrides.flatMap(({ includes: [first = ''] }) => {
    const [, names] = /^api\/src\/features\/\{?([\w,]+)\}?\/\*\*$/.exec(first) ?? [];
    return names ? [names.split(',')] : [];
  });
  expect(floors.flat().sort()).toEqual(readdirSync('api/src/features').sort());
  expect(read('CONTRIBUTING.md')).toContain(floors.map((names) => names.join(', ')).join('; '));
});

test.each(Object.entries(readers))('%s may read the environment: %s', (file, mayRead) => {
  const found = about(file, mayRead ? consoleErrors.allowed : consoleErrors.forbidden);
  expect(found.includes('noProcessEnv')).toBe(!mayRead);
});

function read(file: string) {
  return readFileSync(path.join(process.cwd(), file), 'utf8');
}

function newFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'uli-import-rules-'));
  for (const name of ['biome.json', '.gitignore'])
    cpSync(path.join(process.cwd(), name), path.join(folder, name));
  return folder;
}

function write(folder: string, file: string, code: string) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), code);
}

/** One line per refusal: the rule, the file, the message. */
function lint(folder: string) {
  const biome = path.join(process.cwd(), 'node_modules/.bin/biome');
  const args = ['lint', '--reporter=github', '--max-diagnostics=none', '.'];
  return spawnSync(biome, args, { cwd: folder, encoding: 'utf8' }).stdout;
}

function about(file: string, found: string) {
  return found
    .split('\n')
    .filter((line) => line.includes(`/${file},`) && /noRestrictedImports|noProcessEnv/.test(line))
    .join('\n');
}
