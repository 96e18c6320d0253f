import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { root } from '../../../scripts/run-command.mjs';
import { freePort } from '../../../scripts/servers/ports.mjs';
import { portNames } from '../../../scripts/settings.mjs';
import { stoppedAtEnd, temporaryFolder } from '../../product/closing.mjs';
import { memoryOf } from '../../product/processes.mjs';

export async function measureStart() {
  const dataDir = temporaryFolder();
  try {
    // The first start builds what is stale and fills the database.
    await (await start(dataDir)).stop();
    const started = await start(dataDir);
    const pages = ['/', '/?category=sculpture', '/dashboard', '/admin', '/api/artwork'];
    for (const page of pages) await (await fetch(started.url + page)).text();
    const memory = memoryOf(started.pid);
    await started.stop();
    return { measured: { start: started.seconds, memory: memory.residentMB }, details: memory };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** @param {string} dataDir */
function start(dataDir) {
  return stoppedAtEnd(startGallery(dataDir));
}

/** @param {string} dataDir */
async function startGallery(dataDir) {
  const ports = Object.fromEntries(
    await Promise.all(portNames.map(async (name) => [name, String(await freePort())])),
  );
  const began = performance.now();
  const npm = spawn('npm', ['start'], { cwd: root, env: { ...process.env, ...ports, DATA_DIR: dataDir } });
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
    npm.kill('SIGTERM');
    await ended;
  }
}
