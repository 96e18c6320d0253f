import { isInstalled } from '../../build/install.mjs';
import { hasApt } from './apt.mjs';
import { systemChromium, systemHeadlessChromium, systemNginx, systemPostgres } from './system-programs.mjs';

/** @param {string[]} steps */
export function missingPrograms(steps) {
  const lines = isInstalled() ? [] : ['the npm packages, with npm ci'];
  const lacks = (/** @type {string} */ step, /** @type {string | undefined} */ program) =>
    steps.includes(step) && !program;
  if (lacks('servers', systemNginx()))
    lines.push(hasApt() ? 'nginx, with apt-get' : 'not nginx: what is tested behind it is left out');
  if (lacks('postgres', process.env.TEST_DATABASE_URL ?? systemPostgres()))
    lines.push(hasApt() ? 'PostgreSQL, with apt-get' : 'not PostgreSQL: its step is left out');
  if (lacks('journeys', systemHeadlessChromium())) lines.push(...chromiumNotice());
  return lines;
}

function chromiumNotice() {
  if (hasApt()) return ['Chromium without its window, with apt-get'];
  return systemChromium() ? [] : ["Playwright's own Chromium, a download of some 150 MB"];
}
