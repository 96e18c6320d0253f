import { aptInstall } from './apt.mjs';
import { systemNginx } from './system-programs.mjs';

/** The last line it prints is where nginx is, installed first where this user may; it fails where none can be had. */
const nginx = systemNginx() ?? ((await aptInstall('nginx-light')) ? systemNginx() : undefined);
if (nginx) console.log(nginx);
else process.exitCode = 1;
