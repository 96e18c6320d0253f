import { existsSync } from 'node:fs';
import { runCommand } from '../../build/run-command.mjs';

export const hasApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** @param {string} name */
export async function aptInstall(name) {
  if (!hasApt()) return false;
  console.log(`Installing ${name} with apt-get …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const steps = [['update'], ['install', '-y', '--no-install-recommends', name]];
  for (const step of steps) {
    const { ok, output } = await runCommand('apt-get', ['-q', ...step], { quiet: true, env });
    if (!ok) console.error(output.trim());
    if (!ok) return false;
  }
  return true;
}
