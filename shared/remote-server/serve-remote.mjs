import path from 'node:path';
import { openRemoteServer } from './remote-server.mjs';

const folder = path.resolve(process.env.REMOTE_FOLDER ?? 'dist');
const port = Number(process.env.PORT ?? 3001);

const server = await openRemoteServer({ folder, port, host: process.env.HOST }).catch((error) => {
  process.stderr.write(`${path.basename(path.dirname(folder))}: ${error.message}\n`);
  process.exit(1);
});
if (process.connected) process.send({ ready: true });
for (const end of ['SIGTERM', 'SIGINT', 'disconnect'])
  process.once(end, () => server.stop().then(() => process.exit(0)));
