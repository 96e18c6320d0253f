import { existsSync } from 'node:fs';
import path from 'node:path';
import { aptInstall } from './apt.mjs';
import { onPath } from './system-programs.mjs';

export function systemNginx() {
  // Debian installs it in a folder that is not on every user's path.
  return [...onPath(), '/usr/sbin']
    .map((folder) => path.join(folder, 'nginx'))
    .find((file) => existsSync(file));
}

export async function findNginx() {
  return systemNginx() ?? ((await aptInstall('nginx-light')) ? systemNginx() : undefined);
}

/** A caller in another process reads the last line of output as the path of nginx. */
if (import.meta.filename === process.argv[1]) {
  const nginx = await findNginx();
  if (nginx) console.log(nginx);
  else process.exitCode = 1;
}
