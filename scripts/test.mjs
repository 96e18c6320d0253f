import { installWhenNeeded } from './build/install.mjs';
import { onStopRequest } from './servers/server-process.mjs';
import { missingPrograms } from './tests/programs/missing-programs.mjs';
import { canFindPostgres } from './tests/programs/postgres.mjs';
import { planOf } from './tests/test-plan.mjs';
import { testSteps } from './tests/test-steps.mjs';

const plan = planOrExit();

// An interrupt stops the running step, so that it can remove its databases.
const stopping = new AbortController();
onStopRequest(() => stopping.abort());

const missing = missingPrograms(plan.map(({ step }) => step));
if (missing.length > 0) console.log(`About to install:\n${missing.map((line) => `- ${line}`).join('\n')}`);
await installWhenNeeded(stopping.signal);
const stepsThatFailed = [];
/** @type {string[]} */
const failures = [];
let [passed, failed] = [0, 0];
for (const { step, paths } of plan) {
  if (stopping.signal.aborted) break;
  console.log(`\n── ${step}`);
  const began = Date.now();
  const counts = await testSteps[step]?.({ signal: stopping.signal, paths });
  if (!counts) continue;
  if (counts.failed > 0) stepsThatFailed.push(step);
  failures.push(...(counts.failures ?? []));
  passed += counts.passed;
  failed += counts.failed;
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`── ${step}: ${counts.passed} passed, ${counts.failed} failed, in ${seconds} s`);
}

for (const failure of failures) console.log(`\n${failure.slice(0, 2000)}`);
if (stepsThatFailed.length > 0) console.log(`\nFailures in: ${stepsThatFailed.join(', ')}.`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function planOrExit() {
  const requested = process.argv.slice(2).filter((word) => word !== '--unit');
  const all = process.argv.includes('--unit') ? ['screens', 'servers', 'pglite'] : Object.keys(testSteps);
  try {
    return planOf(requested, all, all.includes('postgres') && canFindPostgres());
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error} The steps are: ${all.join(', ')}.`);
    return process.exit(1);
  }
}
