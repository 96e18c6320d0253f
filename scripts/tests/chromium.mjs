import { existsSync } from 'node:fs';
import path from 'node:path';
import { runCommand, tool } from '../run-command.mjs';
import { aptInstall } from './apt.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * A Chromium for the journeys: the system's own, else apt-get's, else Playwright's own download.
 * @returns {Promise<{ executablePath?: string } | null>} without a path it is Playwright's own; `null`: none
 */
export async function findChromium() {
  const ours = systemChromium() ?? ((await aptInstall('chromium')) ? systemChromium() : undefined);
  if (ours) return { executablePath: ours };
  console.log("Downloading Playwright's own Chromium …");
  const { ok } = await runCommand(tool('playwright'), ['install', 'chromium']);
  return ok ? {} : null;
}

function systemChromium() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}
