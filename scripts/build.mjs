import { apps, buildApps } from './build/build-apps.mjs';
import { writeSbom } from './build/sbom.mjs';

const failed = await buildApps(apps);
process.exitCode = failed.length === 0 && (await writeSbom()) ? 0 : 1;
