import './node-version.mjs';
import { installWhenNeeded } from './install.mjs';
import { onStopRequest } from './stop-request.mjs';
import { testSteps } from './test-steps.mjs';

/**
 * `npm test` runs every step; `npm test -- lint journeys` those named. The last line counts them all.
 */
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in testSteps));
if (unknown.length > 0) {
  console.error(`No step is called ${unknown.join(', ')}. There are: ${Object.keys(testSteps).join(', ')}.`);
  process.exit(1);
}

// Whoever interrupts the tests leaves no database behind: the step that runs is ended, and cleans up.
const stopping = new AbortController();
onStopRequest(() => stopping.abort());

await installWhenNeeded(stopping.signal);
const failures = [];
let [passed, failed] = [0, 0];
for (const [name, run] of Object.entries(testSteps)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  if (stopping.signal.aborted) break;
  console.log(`\n── ${name}`);
  const counts = await run(stopping.signal);
  if (counts.failed > 0) failures.push(name);
  passed += counts.passed;
  failed += counts.failed;
  console.log(`── ${name}: ${counts.passed} passed, ${counts.failed} failed`);
}

if (failures.length > 0) console.log(`\nFailures in: ${failures.join(', ')}.`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
