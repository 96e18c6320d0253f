import { aptInstall } from './apt.mjs';
import { systemNginx } from './system-programs.mjs';

/** The caller reads the last line of output as the path of nginx. */
const nginx = systemNginx() ?? ((await aptInstall('nginx-light')) ? systemNginx() : undefined);
if (nginx) console.log(nginx);
else process.exitCode = 1;
