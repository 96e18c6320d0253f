import { runCommand, tool } from '../../run-command.mjs';
import { aptInstall, hasApt } from './apt.mjs';
import { hasFallbackFonts, systemChromium, systemHeadlessChromium } from './system-programs.mjs';

const headlessPackage = 'chromium-headless-shell';

/** Without a path it is Playwright's own. @returns {Promise<{ executablePath?: string } | null>} */
export async function findChromium() {
  // Debian only recommends them, and in other fonts lines break elsewhere.
  if (hasApt() && !hasFallbackFonts()) await aptInstall('fonts-liberation');
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
