import { existsSync } from 'node:fs';
import path from 'node:path';
import { aptInstall } from './apt.mjs';

/** The last line it prints is where nginx is, installed first where this user may; it fails where none can be had. */
const nginx = systemNginx() ?? ((await aptInstall('nginx-light')) ? systemNginx() : undefined);
if (nginx) console.log(nginx);
else process.exitCode = 1;

function systemNginx() {
  // Debian keeps it in a folder that is not on every user's path.
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  return folders.map((folder) => path.join(folder, 'nginx')).find((file) => existsSync(file));
}
