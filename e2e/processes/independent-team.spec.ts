import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root, runCommand } from '../../scripts/build/run-command.mjs';
import { freePort } from '../../scripts/servers/ports.mjs';
import { checkoutWith } from '../support/processes/checkout-folder';
import { expect, test } from '../support/visit';

test.describe.configure({ timeout: 180_000 });

test('a team builds its remote without the other apps, twice the same release in different folders, and serves it', async ({
  request,
}) => {
  const [one, other] = await Promise.all([buildElsewhere(), buildElsewhere()]);
  expect(one.release).toContain('"renderTime"');
  expect(other.release).toBe(one.release);

  const port = await freePort();
  const server = spawn('npm', ['run', 'serve', '-w', 'gallery-remote'], {
    cwd: one.checkout,
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
    detached: true,
  });
  const address = `http://127.0.0.1:${port}`;
  await expect(async () =>
    expect((await request.get(`${address}/release.json`)).status()).toBe(200),
  ).toPass();
  const release = await (await request.get(`${address}/release.json`)).text();
  expect(release).toBe(one.release);
  const entry = await request.get(`${address}/${JSON.parse(release).entry}`);
  expect(entry.status()).toBe(200);
  expect(entry.headers()['content-type']).toContain('javascript');
  // npm signals its shell instead of the server, so this signals the whole process group.
  process.kill(-(server.pid ?? 0));
  await once(server, 'exit');
  for (const { checkout } of [one, other]) rmSync(checkout, { recursive: true, force: true });
});

/** Builds in a new folder. The shell's bundle lets the build measure its time to render. */
async function buildElsewhere() {
  const checkout = checkoutWith('gallery-remote');
  const shell = 'shell/dist/render.cjs';
  cpSync(path.join(root, shell), path.join(checkout, shell));
  const { ok, output } = await runCommand('npm', ['run', 'build', '-w', 'gallery-remote'], {
    quiet: true,
    cwd: checkout,
    env: process.env,
  });
  expect(output).not.toContain('ERROR');
  expect(ok, output).toBe(true);
  const release = readFileSync(path.join(checkout, 'gallery-remote/dist/release.json'), 'utf8');
  return { checkout, release };
}
