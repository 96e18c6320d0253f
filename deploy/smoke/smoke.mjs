import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildImages, removeAll, startAll, untilHealthy } from './containers/topology.mjs';
import { canaryAndBack } from './steps/canary-and-back.mjs';
import { within } from './steps/observe.mjs';
import { onlyInside } from './steps/only-inside.mjs';
import { restartAll } from './steps/restart-all.mjs';
import { newTeam } from './team.mjs';

/** Runs the production topology of docker-compose.yml once, with a canary and a rollback, and removes it again. */
const folder = mkdtempSync(path.join(tmpdir(), 'uli-smoke-'));
const gallery = await newTeam('gallery', folder);
const customer = await newTeam('customer', folder);
const admin = await newTeam('admin', folder);
const port = process.env.PORT || '3900';
const site = `http://127.0.0.1:${port}`;
const settings = {
  PORT: port,
  PUBLIC_URL: site,
  POSTGRES_PASSWORD: randomBytes(16).toString('hex'),
  ADMIN_EMAIL: 'staff@gallery.example',
  ADMIN_PASSWORD: randomBytes(18).toString('base64url'),
  TOKEN_SECRET: randomBytes(36).toString('base64url'),
  RELEASE_KEYS: [gallery.entry, customer.entry, admin.entry].join(' '),
  GALLERY_KEY_FILE: gallery.key,
  CUSTOMER_KEY_FILE: customer.key,
  ADMIN_KEY_FILE: admin.key,
  ...Object.fromEntries(
    ['API', 'EDGE', 'GALLERY', 'CUSTOMER', 'ADMIN'].map((name) => [`${name}_RELEASE`, 'smoke']),
  ),
};

try {
  await removeAll(settings);
  await step('builds every image, the remotes signed', () => buildImages(settings));
  await step('starts each service after those that it waits for', async () => {
    await startAll(settings);
    await untilHealthy(settings, 'edge');
  });
  await step('opens what the teams signed', () => within(30, opensTheFirst));
  await step('shows metrics and the registry inside only', () => onlyInside(site));
  await step('tries a release on half of the visitors and takes it back', () =>
    canaryAndBack({ site, settings, folder, team: gallery }),
  );
  await step('starts API and edge again, one by one', () => restartAll({ site, settings }));
} finally {
  if (!process.argv.includes('--keep')) await removeAll(settings);
  rmSync(folder, { recursive: true, force: true });
}

async function opensTheFirst() {
  const { status, releases } = await (await fetch(`${site}/api/health`)).json();
  assert.equal(status, 'ok');
  for (const { state } of Object.values(releases)) assert.equal(state, 'live');
}

/** @param {string} sentence @param {() => Promise<unknown>} work */
async function step(sentence, work) {
  const begun = performance.now();
  await work();
  console.log(`${sentence} (${Math.round((performance.now() - begun) / 1000)} s)`);
}
