import { runCommand, tool } from '../../run-command.mjs';
import { aptInstall } from './apt.mjs';
import { systemChromium, systemHeadlessChromium } from './system-programs.mjs';

/** Without a path it is Playwright's own. @returns {Promise<{ executablePath?: string } | null>} */
export async function findChromium() {
  const ours = systemChromium() ?? ((await aptInstall('chromium')) ? systemChromium() : undefined);
  if (ours) return { executablePath: ours };
  console.log("Downloading Playwright's own Chromium …");
  const { ok } = await runCommand(tool('playwright'), ['install', 'chromium']);
  return ok ? {} : null;
}

/** Any other Chromium will do where it cannot be installed. */
export async function findHeadlessChromium() {
  const name = 'chromium-headless-shell';
  const ours = systemHeadlessChromium() ?? ((await aptInstall(name)) ? systemHeadlessChromium() : undefined);
  return ours ? { executablePath: ours } : findChromium();
}
