import { aptInstall } from './apt.mjs';
import { systemEngines } from './system-programs.mjs';

/** Debian's package of each program. */
const packages = {
  firefox: 'firefox-esr',
  webkitDriver: 'webkit2gtk-driver',
  screen: 'xvfb',
  sanitizer: 'opentype-sanitizer',
};

/** Installs missing programs where apt-get can. */
export async function findEngines() {
  for (const name of missingEnginePackages()) await aptInstall(name);
  const { firefox, webkitDriver, screen, sanitizer } = systemEngines();
  const env = { FIREFOX: firefox, WEBKIT_DRIVER: screen && webkitDriver, FONT_SANITIZER: sanitizer };
  return { env, missing: missingEnginePackages() };
}

export function missingEnginePackages() {
  const found = systemEngines();
  const programs = /** @type {(keyof typeof packages)[]} */ (Object.keys(packages));
  return programs.filter((program) => !found[program]).map((program) => packages[program]);
}
