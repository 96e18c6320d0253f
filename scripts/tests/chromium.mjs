import { runCommand, tool } from '../run-command.mjs';
import { aptInstall } from './apt.mjs';
import { systemChromium } from './system-programs.mjs';

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
