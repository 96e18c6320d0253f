import { runCommand, tool } from '../../run-command.mjs';
import { aptInstall } from './apt.mjs';
import { systemChromium, systemHeadlessChromium } from './system-programs.mjs';

const headlessPackage = 'chromium-headless-shell';

/** Without a path it is Playwright's own. @returns {Promise<{ executablePath?: string } | null>} */
export async function findChromium() {
  const ours = systemChromium() ?? ((await aptInstall('chromium')) ? systemChromium() : undefined);
  if (ours) return { executablePath: ours };
  console.log("Downloading Playwright's own Chromium …");
  const { ok } = await runCommand(tool('playwright'), ['install', 'chromium']);
  return ok ? {} : null;
}

/** Journeys take a fifth less of the processor in it. @returns {Promise<{ executablePath: string } | null>} */
export async function findHeadlessChromium() {
  const ours =
    systemHeadlessChromium() ?? ((await aptInstall(headlessPackage)) ? systemHeadlessChromium() : undefined);
  return ours ? { executablePath: ours } : null;
}
