import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const debianPostgres = '/usr/lib/postgresql';
const chromiumNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const headlessNames = ['chromium-headless-shell'];
export const onPath = () => (process.env.PATH ?? '').split(path.delimiter);

export const systemChromium = () => firstOnPath(chromiumNames);

/** The browser without a window. */
export const systemHeadlessChromium = () => firstOnPath(headlessNames);

/** @param {string[]} names */
function firstOnPath(names) {
  return names
    .flatMap((name) => onPath().map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

/** The fonts whose metrics the fallbacks in `shared/styles/fonts.css` copy. */
export const hasFallbackFonts = () =>
  ['liberation', 'liberation2', 'liberation-fonts'].some((folder) =>
    existsSync(`/usr/share/fonts/truetype/${folder}`),
  );

/** The programs that the step `engines` needs besides Chromium; WebKit's browser needs a screen. */
export const systemEngines = () => ({
  firefox: firstOnPath(['firefox-esr', 'firefox']),
  webkitDriver: firstOnPath(['WebKitWebDriver']),
  screen: firstOnPath(['Xvfb']),
  sanitizer: firstOnPath(['ots-sanitize']),
});

export const systemWrk = () => firstOnPath(['wrk']);

export function systemPostgres() {
  const versions = existsSync(debianPostgres)
    ? readdirSync(debianPostgres).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [...versions.map((version) => path.join(debianPostgres, version, 'bin')), ...onPath()];
  return folders.find(
    (folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'pg_ctl')),
  );
}
