import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root, runCommand } from '../../scripts/build/run-command.mjs';
import { checkoutWith } from '../support/processes/checkout-folder';
import { expect, test } from '../support/visit';

test.setTimeout(180_000);

test('two builds of the same sources, in different folders, write the same release', async () => {
  const [one, other] = await Promise.all([buildElsewhere(), buildElsewhere()]);
  expect(one).toContain('"renderTime"');
  expect(other).toBe(one);
});

/** Returns the text of the release that a build in a new folder writes. */
async function buildElsewhere(): Promise<string> {
  const checkout = checkoutWith('gallery-remote');
  const shell = 'shell/dist/render.cjs';
  cpSync(path.join(root, shell), path.join(checkout, shell));
  const { ok, output } = await runCommand('npm', ['run', 'build', '-w', 'gallery-remote'], {
    quiet: true,
    cwd: checkout,
    env: process.env,
  });
  if (!ok) throw new Error(output);
  const release = readFileSync(path.join(checkout, 'gallery-remote/dist/release.json'), 'utf8');
  rmSync(checkout, { recursive: true, force: true });
  return release;
}
