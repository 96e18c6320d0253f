import './node-version.mjs';
import concurrently from 'concurrently';
import { apps, forgetBuild } from './build-apps.mjs';
import { readSettings } from './settings.mjs';

const settings = readSettings();
// The API's watched build replaces the one that `npm start` uses.
forgetBuild('api');

const { result } = concurrently(
  apps.map((app) => ({ name: app, command: `npm run dev --silent -w ${app}` })),
  { killOthersOn: ['failure', 'success'], prefixColors: 'auto' },
);
console.log(`Uli Gallery in development: http://localhost:${settings.PORT}`);
await result.catch(() => {
  process.exitCode = 1;
});
