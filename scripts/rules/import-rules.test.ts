import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const folder = mkdtempSync(path.join(os.tmpdir(), 'import-rules-'));

/** For each rule of .dependency-cruiser.mjs: a file, an import that the rule rejects, and one that it allows. */
const samples: Record<string, [file: string, rejected: string, allowed: string]> = {
  circles: ['shared/format/a.ts', './back-to-a.ts', './b.ts'],
  'shared code by its package name': ['shell/src/app.ts', '../../shared/ui/x.ts', './y.ts'],
  'facade of axios': ['shell/src/call.ts', 'axios', 'jotai'],
  'facade of eventsource-parser': ['shell/src/stream.ts', 'eventsource-parser', 'jotai'],
  'facade of react-router-dom': ['shell/src/route.ts', 'react-router-dom', 'jotai'],
  'facade of @tanstack/react-query': ['shell/src/query.ts', '@tanstack/react-query', 'jotai'],
  'facade of react-toastify': ['customer-remote/src/toast.ts', 'react-toastify', 'jotai'],
  'facade of formik': ['customer-remote/src/form.ts', 'formik', 'jotai'],
  'facade of yup': ['customer-remote/src/schema.ts', 'yup', 'jotai'],
  'facade of firebase': ['customer-remote/src/upload.ts', 'firebase', 'jotai'],
  'facade of openseadragon': ['gallery-remote/src/zoom.ts', 'openseadragon', 'jotai'],
  'facade of @visx': ['gallery-remote/src/chart.ts', '@visx/axis', 'jotai'],
  contract: ['shared/contract/inbox/enquiry.ts', 'yup', '../orders/order.ts'],
  schema: ['shared/contract/inbox/enquiry.schema.ts', '../../ui/x.ts', '../../domain/money.ts'],
  'auction rules': ['shared/auction/bidding.ts', '../ui/x.ts', './increments.ts'],
  'domain and addresses': ['shared/domain/network.ts', '../ui/x.ts', 'ipaddr.js'],
  'release rules': ['shared/releases/release.schema.ts', '../ui/x.ts', 'yup'],
  servers: ['shared/server/framing.ts', '../contract/orders/order.ts', 'fastify'],
  'interface without calls': ['shared/ui/price.ts', '../api-client/http.ts', '../contract/orders/order.ts'],
  'shared code knows no app': ['shared/host/host.ts', '../../shell/src/y.ts', '../ui/x.ts'],
  'apps apart': ['shell/src/main.ts', '../../api/src/db/client.ts', './y.ts'],
  'features apart': ['gallery-remote/src/features/a/a.ts', '../b/b.ts', '../../ui/strip.ts'],
  'parts below features': ['gallery-remote/src/ui/card.ts', '../features/b/b.ts', './strip.ts'],
  'top screens': ['gallery-remote/src/screens/a.ts', './other.ts', '../features/b/b.ts'],
  'shared in the API': ['api/tool.config.ts', '../shared/ui/x.ts', '../shared/auction/y.ts'],
  'base of the API': ['api/src/http/error.ts', '../features/users/user.ts', '../db/client.ts'],
  'API features below servers': ['api/src/features/users/x.ts', '../../server/app.ts', '../../db/client.ts'],
  'outside parts': ['e2e/a.spec.ts', '../shared/ui/x.ts', '../shared/build/b.mjs'],
  'floor of users': ['api/src/features/users/a.ts', '../audit/a.ts', './user.ts'],
  'floor of audit, currencies, notifications': [
    'api/src/features/audit/b.ts',
    '../auth/a.ts',
    '../users/user.ts',
  ],
  'floor of auth, inbox, settings': ['api/src/features/auth/b.ts', '../storage/a.ts', '../audit/a.ts'],
  'floor of storage': ['api/src/features/storage/b.ts', '../media/a.ts', '../auth/a.ts'],
  'floor of media': ['api/src/features/media/b.ts', '../mail/a.ts', '../storage/a.ts'],
  'floor of artists': ['api/src/features/artists/b.ts', '../artworks/a.ts', '../media/a.ts'],
  'floor of artworks, mail': ['api/src/features/mail/b.ts', '../payments/a.ts', '../media/a.ts'],
  'floor of contact, delivery, enquiries, events, following, guests, newsletter, papers, payments, recovery, releases, saved':
    ['api/src/features/payments/b.ts', '../orders/a.ts', '../mail/a.ts'],
  'floor of account, administrators, correspondence, orders': [
    'api/src/features/orders/b.ts',
    '../auctions/a.ts',
    '../payments/a.ts',
  ],
  'floor of auctions, credentials, price-offers': [
    'api/src/features/auctions/b.ts',
    '../dashboard/a.ts',
    '../orders/a.ts',
  ],
  'floor of audit-log, collection, dashboard, figures, find, people, privacy, settlement, viewing-rooms': [
    'api/src/features/dashboard/b.ts',
    '../unlisted/a.ts',
    '../orders/a.ts',
  ],
};

afterAll(() => rmSync(folder, { recursive: true }));

test('rejects one import for each rule and allows its neighbor', () => {
  cpSync(path.join(root, '.dependency-cruiser.mjs'), path.join(folder, '.dependency-cruiser.mjs'));
  for (const [file, rejected, allowed] of Object.values(samples)) {
    write(targetOf(file, rejected), '');
    write(targetOf(file, allowed), '');
  }
  for (const [file, rejected, allowed] of Object.values(samples)) {
    write(file, `import '${rejected}';\nimport '${allowed}';\n`);
  }
  write('shared/format/back-to-a.ts', "import './a.ts';\n");
  const { violations, ruleSetUsed } = cruise();

  expect(ruleSetUsed.forbidden.map(({ name }) => name).sort()).toEqual(Object.keys(samples).sort());
  for (const [name, [file, rejected, allowed]] of Object.entries(samples)) {
    const found = violations.filter(({ from }) => from === file);
    expect(found.map(({ rule, to }) => `${rule.name}: ${to}`)).toContain(
      `${name}: ${targetOf(file, rejected)}`,
    );
    expect(found.map(({ to }) => to)).not.toContain(targetOf(file, allowed));
  }
});

test('checks no release that an open gallery keeps beside the sources', () => {
  const kept = '.data/releases/gallery/static/server.cjs';
  write('node_modules/yup/index.js', '');
  write(kept, "require('yup');\n");
  expect(cruise().violations.filter(({ from }) => from === kept)).toEqual([]);
});

test('every feature of the API stands on a floor', () => {
  const floors = Object.keys(samples)
    .filter((name) => name.startsWith('floor of '))
    .map((name) => name.slice('floor of '.length));
  const features = readdirSync(path.join(root, 'api/src/features'));
  expect(floors.flatMap((names) => names.split(', ')).sort()).toEqual(features.sort());
});

function targetOf(file: string, name: string) {
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name);
  return `node_modules/${name}/index.js`;
}

function write(file: string, code: string) {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), code);
}

interface Cruise {
  violations: { from: string; to: string; rule: { name: string } }[];
  ruleSetUsed: { forbidden: { name: string }[] };
}

function cruise(): Cruise {
  const command = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const args = [command, '--config', '.dependency-cruiser.mjs', '--output-type', 'json', '.'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout).summary;
}
