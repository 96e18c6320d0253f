import { aptInstall } from './apt.mjs';
import { systemNginx } from './system-programs.mjs';

export async function findNginx() {
  return systemNginx() ?? ((await aptInstall('nginx-light')) ? systemNginx() : undefined);
}

/** A caller in another process reads the last line of output as the path of nginx. */
if (import.meta.filename === process.argv[1]) {
  const nginx = await findNginx();
  if (nginx) console.log(nginx);
  else process.exitCode = 1;
}
