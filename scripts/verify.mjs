import { buildApps, staleApps } from './build/build-apps.mjs';
import { checkCode } from './build/check-code.mjs';
import { checkTypes } from './build/check-types.mjs';
import { root, runCommand, tool } from './build/run-command.mjs';
import { jestEnv } from './tests/test-runners.mjs';
import { serverWorkers } from './tests/test-steps.mjs';
import { saveVerifiedCommit, verifiedCommit } from './tests/verified-commit.mjs';

/** @param {string} project @param {string[]} options */
async function runJest(project, ...options) {
  const { ok } = await runCommand(tool('jest'), ['--selectProjects', project, ...options], { env: jestEnv });
  return ok;
}

/** @param {string | null} commit */
function changedSince(commit) {
  return commit ? [`--changedSince=${commit}`, '--passWithNoTests'] : [];
}

/** Cheapest first, to fail fast. */
const checks = {
  'format and lint': checkCode,
  types: async () => (await checkTypes()).length === 0,
  prose: async () => (await runCommand(process.execPath, ['scripts/prose.mjs'])).ok,
  'unit tests': async () => {
    // The tests of servers and scripts read files that they do not import, so they always run.
    const passed =
      (await runJest('servers', `--maxWorkers=${serverWorkers}`)) &&
      (await runJest('screens', ...changedSince(verifiedCommit(root))));
    if (passed) saveVerifiedCommit(root);
    return passed;
  },
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
