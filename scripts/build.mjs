import './node-version.mjs';
import { apps, buildApps } from './build-apps.mjs';
import { writeSbom } from './sbom.mjs';

const failed = await buildApps(apps);
process.exitCode = failed.length === 0 && (await writeSbom()) ? 0 : 1;
