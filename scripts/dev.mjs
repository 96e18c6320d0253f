import { watch } from 'node:fs';
import path from 'node:path';
import { markStale } from '../shared/build/built-mark.mjs';
import { apps, buildApps } from './build/build-apps.mjs';
import { installWhenNeeded } from './build/install.mjs';
import { root } from './build/run-command.mjs';
import { apiServer } from './servers/product-servers.mjs';
import { startServer } from './servers/server-process.mjs';
import { readSettings } from './servers/settings.mjs';

const settings = readSettings();
await installWhenNeeded();
const { default: concurrently } = await import('concurrently');
if ((await buildApps(['api'])).length > 0) process.exit(1);
// The folder now holds a development build, so `npm start` must build again.
markStale('api');

let api = startApi();
let restarting = Promise.resolve();
/** @type {NodeJS.Timeout | undefined} */
let calm;
watch(path.join(root, 'api/dist'), () => {
  clearTimeout(calm);
  calm = setTimeout(() => {
    restarting = restarting.then(restartApi);
  }, 300);
});

const pages = apps.filter((app) => app !== 'api');
const { PORT, GALLERY_PORT, CUSTOMER_PORT, ADMIN_PORT } = settings;
const env = { API_URL: `http://127.0.0.1:${settings.API_PORT}` };
const { result } = concurrently(
  [
    { name: 'api', command: 'npm run build --silent -w api -- --watch' },
    ...pages.map((app) => ({ name: app, command: `npm run dev --silent -w ${app}`, env })),
  ],
  { killOthersOn: ['failure', 'success'], cwd: root },
);
console.log(`Uli Gallery in development: http://localhost:${PORT}`);
console.log(`Its remotes alone: ports ${GALLERY_PORT}, ${CUSTOMER_PORT}, and ${ADMIN_PORT}`);
const ended = await result.then(
  () => 0,
  () => 1,
);
await api.stop();
process.exit(ended);

function startApi() {
  const { API_PORT: port, DATA_DIR: dataDir, CACHE_DIR: cacheDir, PUBLIC_URL: publicUrl } = settings;
  const internalPort = settings.API_INTERNAL_PORT;
  const plan = apiServer({ port, internalPort, dataDir, cacheDir, publicUrl });
  return startServer(plan, ({ progress, notice }) => console.log(notice ?? progress));
}

async function restartApi() {
  await api.stop();
  api = startApi();
  await api.ready.then(
    () => console.log('The API runs what was edited.'),
    (error) => console.error(error.message),
  );
}
