import { apps, buildApps } from './build/build-apps.mjs';
import { installToRun } from './build/install.mjs';
import { writeSbom } from './build/sbom.mjs';

await installToRun();
const failed = await buildApps(apps);
process.exitCode = failed.length === 0 && (await writeSbom()) ? 0 : 1;
