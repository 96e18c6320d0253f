import { isInstalled } from '../../build/install.mjs';
import { hasApt } from './apt.mjs';
import { missingEnginePackages } from './engines.mjs';
import { systemNginx } from './nginx.mjs';
import {
  hasFallbackFonts,
  systemChromium,
  systemHeadlessChromium,
  systemPostgres,
} from './system-programs.mjs';

/** @param {string[]} steps */
export function missingPrograms(steps) {
  const lines = isInstalled() ? [] : ['the npm packages, with npm ci'];
  const lacks = (/** @type {string} */ step, /** @type {string | undefined} */ program) =>
    steps.includes(step) && !program;
  if (lacks('servers', systemNginx()))
    lines.push(hasApt() ? 'nginx, with apt-get' : 'not nginx: what is tested behind it is left out');
  if (lacks('postgres', process.env.TEST_DATABASE_URL ?? systemPostgres()))
    lines.push(hasApt() ? 'PostgreSQL, with apt-get' : 'not PostgreSQL: its step is left out');
  if (lacks('journeys', systemChromium()))
    lines.push(hasApt() ? 'Chromium, with apt-get' : "Playwright's own Chromium, a download of some 150 MB");
  if (lacks('journeys', systemHeadlessChromium()) && hasApt())
    lines.push("Chromium's headless shell, with apt-get");
  if (steps.includes('journeys') && hasApt() && !hasFallbackFonts())
    lines.push('the fonts Liberation, with apt-get');
  const ofEngines = steps.includes('engines') ? missingEnginePackages().join(', ') : '';
  if (ofEngines)
    lines.push(hasApt() ? `${ofEngines}, with apt-get` : `not ${ofEngines}: their tests are left out`);
  return lines;
}
