import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../../scripts/build/run-command.mjs';
import { freePort } from '../../scripts/servers/ports.mjs';
import { checkoutWith } from '../support/processes/checkout-folder';
import { expect, running, test } from '../support/visit';

type DevServer = Awaited<ReturnType<typeof startDevServer>>;
type RuntimePlugin = {
  name: string;
  beforeRegisterRemote: <Args extends { remote: { name: string; entry?: string; version?: string } }>(
    args: Args,
  ) => Args;
};
type Federation = { __GLOBAL_PLUGIN__?: RuntimePlugin[] };

test.describe.configure({ mode: 'serial', timeout: 120_000 });
// No server answers for the customer and admin remotes, and the test closes the page while it prefetches.
test.use({ expectedErrors: /net::ERR_/ });

const changedText = (page: Page) => page.getByText('Changed on this machine');
let checkout: string;
let servers: DevServer[] = [];
const urlOf = (at: number) => () => servers[at]?.url;
const [shell, changedGallery, usualGallery] = [urlOf(0), urlOf(1), urlOf(2)];

test.beforeAll(async () => {
  test.setTimeout(120_000);
  checkout = checkoutWith('gallery-remote');
  const screen = path.join(checkout, 'gallery-remote/src/screens/about-screen.tsx');
  const source = readFileSync(screen, 'utf8');
  writeFileSync(screen, source.replace('<Founder>', '<p>Changed on this machine</p>\n<Founder>'));
  const [port, usual] = [await freePort(), await freePort()];
  const [changed, none] = [await freePort(), await freePort()];
  const ports = { PORT: port, CUSTOMER_PORT: none, ADMIN_PORT: none };
  servers = await Promise.all([
    startDevServer('shell', port, root, { ...ports, GALLERY_PORT: usual }),
    startDevServer('gallery-remote', changed, checkout, { GALLERY_PORT: changed }),
    startDevServer('gallery-remote', usual, root, { GALLERY_PORT: usual }),
  ]);
});

test.afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  rmSync(checkout, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }); // the compilers still write
});

test("a development page shows its checkout's remotes, unless the Module Federation extension overrides one by its manifest", async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1, name: 'About' });
  await page.goto(`${shell()}/about`);
  await expect(heading).toBeVisible();
  await expect(changedText(page)).toHaveCount(0);
  await page.addInitScript(actAsDeveloperTools, { gallery: `${changedGallery()}/mf-manifest.json` });
  await page.goto(`${shell()}/about`);
  await expect(changedText(page)).toBeVisible();
  await expect(heading).toBeVisible();
});

test('the development server offers the types of the exposed modules', async ({ request }) => {
  const manifest = await (await request.get(`${usualGallery()}/mf-manifest.json`)).json();
  const { zip, api } = manifest.metaData.types;
  for (const file of [zip, api])
    await expect
      .poll(async () => (await request.get(`${usualGallery()}/${file}`)).status(), { timeout: 60_000 })
      .toBe(200);
});

/** Imitates in the page what the Chrome extension does before any script. */
function actAsDeveloperTools(overrides: Record<string, string>) {
  localStorage.setItem('__MF_DEVTOOLS__', JSON.stringify({ overrides }));
  const globals = window as { __FEDERATION__?: Federation; __VMOK__?: Federation };
  globals.__FEDERATION__ ??= {};
  globals.__VMOK__ ??= globals.__FEDERATION__;
  globals.__FEDERATION__.__GLOBAL_PLUGIN__ ??= [];
  globals.__FEDERATION__.__GLOBAL_PLUGIN__.push({
    name: 'mf-chrome-devtools-override-remotes-plugin',
    beforeRegisterRemote(args) {
      const saved: { overrides?: Record<string, string> } = JSON.parse(
        localStorage.getItem('__MF_DEVTOOLS__') ?? '{}',
      );
      const entry = saved.overrides?.[args.remote.name];
      if (entry) {
        delete args.remote.version;
        args.remote.entry = entry;
      }
      return args;
    },
  });
}

/** Starts one app as `npm run dev` does, but without the API's build, which would replace the build of other tests. */
async function startDevServer(app: string, port: number, cwd: string, ports: Record<string, number>) {
  const url = `http://localhost:${port}`;
  const server = spawn('npm', ['run', 'dev', '-w', app], {
    cwd,
    env: { ...process.env, ...ports, API_URL: running().api },
    stdio: 'ignore',
    detached: true,
  });
  await expect(async () =>
    expect((await fetch(app === 'shell' ? url : `${url}/mf-manifest.json`)).status).toBe(200),
  ).toPass();
  return { url, stop };

  // npm signals its shell instead of the server, so this signals the whole process group.
  async function stop() {
    process.kill(-(server.pid ?? 0));
    await once(server, 'exit');
  }
}
