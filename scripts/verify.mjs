import './node-version.mjs';
import { buildApps, staleApps } from './build/build-apps.mjs';
import { checkTypes } from './build/check-types.mjs';
import { runCommand, tool } from './run-command.mjs';

const unitTests = ['--selectProjects', 'screens', 'servers'];
// The scripts are ES modules, which jest only loads with this flag.
const modules = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --experimental-vm-modules --no-warnings` };

/** Cheapest first. */
const checks = {
  'format and lint': async () => (await runCommand(tool('biome'), ['check', '.'])).ok,
  types: async () => (await checkTypes()).length === 0,
  'unit tests': async () => (await runCommand(tool('jest'), unitTests, { env: modules })).ok,
  builds: async () => (await buildApps(staleApps())).length === 0,
};

for (const [name, passes] of Object.entries(checks)) {
  console.log(`\n── ${name}`);
  if (!(await passes())) {
    console.error(`\nNot ready: ${name}.`);
    process.exit(1);
  }
}
console.log('\nAll is well.');
