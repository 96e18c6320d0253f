import path from 'node:path';
import { root, runCommand } from '../../scripts/build/run-command.mjs';
import { deployGallery, differences } from '../support/processes/gallery-release';
import { type Edge, startOpenEdge } from '../support/processes/product';
import { expect, running, test } from '../support/visit';

// An idle page prefetches and follows a stream, and the test may stop its edge first.
test.use({ expectedErrors: /net::ERR_/ });

// The tests share one development build, one edge, and one deployed gallery.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const shell = 'test-results/development-shell';
let gallery: Awaited<ReturnType<typeof deployGallery>>;
let edge: Edge;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const env = { ...process.env, BUILD_MODE: 'development', DIST: path.join(root, shell) };
  const { ok, output } = await runCommand('npm', ['run', 'build', '-w', 'shell'], { quiet: true, env });
  if (!ok) throw new Error(output);
  gallery = await deployGallery();
  const { api, remotes } = running();
  edge = await startOpenEdge({ api, remotes: { ...remotes, gallery: gallery.url }, shell });
});
test.afterAll(async () => {
  await edge?.stop();
  await gallery?.stop();
  gallery?.remove();
});

test("development React hydrates the edge's HTML without a warning", async ({ page, catalogue }) => {
  const [work] = await catalogue.forSale();
  for (const address of ['/', '/?category=sculpture', `/art-page/${work?._id}`]) {
    await page.goto(edge.url + address);
    await expect(page.locator('h1')).toBeVisible();
    await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
  }
});

test.describe('when the HTML differs', () => {
  test.use({ expectedErrors: /hydrat|net::ERR_/i });

  test('development React warns of other words and of other class names', async ({ page, consoleErrors }) => {
    for (const how of Object.keys(differences) as (keyof typeof differences)[]) {
      const mend = gallery.breakBundle(how);
      await expect(async () => {
        await page.goto(edge.url);
        await expect.poll(() => consoleErrors.join(), { timeout: 2000 }).toMatch(/hydrat/i);
      }, how).toPass();
      mend();
      await expect(async () => {
        consoleErrors.length = 0;
        await page.goto(edge.url);
        await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
        expect(consoleErrors.join()).not.toMatch(/hydrat/i);
      }, how).toPass();
    }
  });
});

function isHydrated() {
  return Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber'));
}
