import { createReadStream } from 'node:fs';
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { root, runCommand } from '../../scripts/build/run-command.mjs';
import { expect, running, test } from '../support/visit';

test.describe.configure({ timeout: 120_000 });
// The test closes the page while it follows a stream and prefetches.
test.use({ expectedErrors: /net::ERR_/ });

const built = path.join(root, 'test-results/foreign-host');

test("a host of another team shows a work through the gallery's manifest", async ({ page, catalogue }) => {
  const { api, remotes } = running();
  const { ok, output } = await runCommand(
    'npx',
    ['--no', 'rspack', 'build', '-c', 'e2e/foreign-host/rspack.config.mjs'],
    {
      quiet: true,
      env: { ...process.env, DIST: built, GALLERY_MANIFEST: `${remotes.gallery}/mf-manifest.json` },
    },
  );
  expect(output).not.toContain('ERROR');
  expect(ok).toBe(true);
  const host = createServer((request, response) => answer(api, request, response));
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
  const [work] = await catalogue.forSale();
  await page.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/art-page/${work?._id}`);
  await expect(page.getByRole('heading', { level: 1, name: work?.name_of_artwork })).toBeVisible();
  await page.close();
  host.closeAllConnections();
  host.close();
});

/** Serves the foreign site: one page at every address, its script, and a proxy of the API. */
function answer(api: string, request: IncomingMessage, response: ServerResponse) {
  const url = request.url ?? '/';
  if (/^\/(api|v0)\//.test(url)) {
    const { method, headers } = request;
    const passed = forward(`${api}${url}`, { method, headers }, (from) => {
      response.writeHead(from.statusCode ?? 502, from.headers);
      from.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  } else if (/^\/[\w.-]+\.js$/.test(url)) {
    response.setHeader('content-type', 'text/javascript');
    createReadStream(path.join(built, url))
      .on('error', () => response.writeHead(404).end())
      .pipe(response);
  } else {
    response.setHeader('content-type', 'text/html');
    response.end(
      '<!doctype html><html lang="en"><title>Foreign</title><div id="foreign"></div><script src="/foreign.js"></script>',
    );
  }
}
