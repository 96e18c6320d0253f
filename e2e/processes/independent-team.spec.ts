import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { runCommand } from '../../scripts/build/run-command.mjs';
import { freePort } from '../../scripts/servers/ports.mjs';
import { checkoutWith } from '../support/processes/checkout-folder';
import { expect, test } from '../support/visit';

test.describe.configure({ timeout: 120_000 });

test('a team builds and serves its remote without the other apps', async ({ request }) => {
  const checkout = checkoutWith('admin-remote');
  const { ok, output } = await runCommand('npm', ['run', 'build', '-w', 'admin-remote'], {
    quiet: true,
    cwd: checkout,
  });
  expect(output).not.toContain('ERROR');
  expect(ok).toBe(true);

  const port = await freePort();
  const server = spawn('npm', ['run', 'serve', '-w', 'admin-remote'], {
    cwd: checkout,
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
    detached: true,
  });
  const address = `http://127.0.0.1:${port}`;
  await expect(async () =>
    expect((await request.get(`${address}/release.json`)).status()).toBe(200),
  ).toPass();
  const release = await (await request.get(`${address}/release.json`)).json();
  const entry = await request.get(`${address}/${release.entry}`);
  expect(entry.status()).toBe(200);
  expect(entry.headers()['content-type']).toContain('javascript');
  // npm signals its shell instead of the server, so this signals the whole process group.
  process.kill(-(server.pid ?? 0));
  await once(server, 'exit');
  rmSync(checkout, { recursive: true, force: true });
});
