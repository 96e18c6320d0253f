import { runCommand, tool } from '../../build/run-command.mjs';
import { aptInstall, hasApt } from './apt.mjs';
import { hasFallbackFonts, systemChromium, systemHeadlessChromium } from './system-programs.mjs';

const headlessPackage = 'chromium-headless-shell';

/** Uses Playwright's own browser without a path. @returns {Promise<{ executablePath?: string } | null>} */
export async function findChromium() {
  // Debian only recommends these fonts, and other fonts break lines elsewhere.
  if (hasApt() && !hasFallbackFonts()) await aptInstall('fonts-liberation');
  const ours = systemChromium() ?? ((await aptInstall('chromium')) ? systemChromium() : undefined);
  if (ours) return { executablePath: ours };
  console.log("Downloading Playwright's own Chromium …");
  const { ok } = await runCommand(tool('playwright'), ['install', 'chromium']);
  return ok ? {} : null;
}

/** Journeys need a fifth less processor time in it. @returns {Promise<{ executablePath: string } | null>} */
export async function findHeadlessChromium() {
  const ours =
    systemHeadlessChromium() ?? ((await aptInstall(headlessPackage)) ? systemHeadlessChromium() : undefined);
  return ours ? { executablePath: ours } : null;
}
