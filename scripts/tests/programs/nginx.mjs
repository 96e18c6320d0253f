import { aptInstall } from './apt.mjs';
import { systemNginx } from './system-programs.mjs';

/** Its last line of output is read as the path of nginx. */
const nginx = systemNginx() ?? ((await aptInstall('nginx-light')) ? systemNginx() : undefined);
if (nginx) console.log(nginx);
else process.exitCode = 1;
