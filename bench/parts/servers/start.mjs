import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../../scripts/build/run-command.mjs';
import { freePort } from '../../../scripts/servers/ports.mjs';
import { portNames } from '../../../scripts/servers/settings.mjs';
import { stoppedAtEnd, temporaryFolder } from '../../product/closing.mjs';
import { endOfAllBelow, memoryOf } from '../../product/processes.mjs';

/** Measures a first start, which fills the database and prepares the demo's pictures without a cache. */
export async function measureStart() {
  const folders = { DATA_DIR: temporaryFolder(), CACHE_DIR: temporaryFolder() };
  const first = await start(folders);
  for (const page of pages) await (await fetch(first.url + page)).text();
  await pause(settled);
  const memory = memoryOf(first.pid);
  await first.stop();
  const second = await start(folders);
  await second.stop();
  return { measured: { start: second.seconds, memory: memory.residentMB }, details: memory };
}

/** Measures the first start of a fresh clone. The npm cache of this machine has the packages. */
export async function measureInstall() {
  const clone = temporaryFolder();
  execFileSync('git', ['clone', '--quiet', root, clone]);
  const first = await start({ DATA_DIR: temporaryFolder(), CACHE_DIR: temporaryFolder() }, clone);
  await first.stop();
  const kilobytes = execFileSync('du', ['-sk', 'node_modules'], { cwd: clone, encoding: 'utf8' });
  const packages = (Number.parseInt(kilobytes, 10) * 1024) / 1e6;
  return { measured: { firstStart: first.seconds, packages }, details: { packages } };
}

const pages = ['/', '/?category=sculpture', '/dashboard', '/admin', '/api/artwork'];
const settled = 5 * 60_000;

/** @typedef {{ DATA_DIR: string, CACHE_DIR: string }} Folders */
/** @param {Folders} folders */
function start(folders, cwd = root) {
  return stoppedAtEnd(startGallery(folders, cwd));
}

/** @param {Folders} folders @param {string} cwd */
async function startGallery(folders, cwd) {
  const ports = Object.fromEntries(
    await Promise.all(portNames.map(async (name) => [name, String(await freePort())])),
  );
  const began = performance.now();
  const npm = spawn('npm', ['start'], { cwd, env: { ...process.env, ...ports, ...folders } });
  const ended = once(npm, 'exit');
  let output = '';
  npm.stderr.on('data', (text) => {
    output += text;
  });
  /** @type {Promise<void>} */
  const open = new Promise((resolve, reject) => {
    npm.stdout.on('data', (text) => {
      output += text;
      if (output.includes(' is open at ')) resolve();
    });
    ended.then(() => reject(new Error(`npm start ended: ${output.trim()}`)));
  });
  await open;
  const seconds = (performance.now() - began) / 1000;
  return { seconds, pid: npm.pid ?? 0, url: `http://127.0.0.1:${ports.PORT}`, stop };

  async function stop() {
    const ends = endOfAllBelow(npm.pid ?? 0);
    npm.kill('SIGTERM');
    await ends();
  }
}
