// Runs a command that needs packages which `npm start` does not install.
import { spawn } from 'node:child_process';
import { installWhenNeeded } from './build/install.mjs';

await installWhenNeeded();
const [command = '', ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: 'inherit' });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => child.kill(signal));
child.on('close', (code) => {
  process.exitCode = code ?? 1;
});
