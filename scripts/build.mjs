import './node-version.mjs';
import { apps, buildApps } from './build-apps.mjs';

const failed = await buildApps(apps);
process.exitCode = failed.length > 0 ? 1 : 0;
