import { runCommand } from './build/run-command.mjs';
import { testSteps } from './tests/test-steps.mjs';

/** Runs all of what `npm test` runs in part. `skew archive <tag or commit>` stores the build of another version. */
const [project = '', word, commit] = process.argv.slice(2);
if (word === 'archive') {
  const { ok } = await runCommand(process.execPath, ['scripts/skew/archive.mjs', commit ?? '']);
  process.exit(ok ? 0 : 1);
}
process.env[project.toUpperCase()] = 'whole';
const options = { signal: new AbortController().signal, paths: [] };
const built = await testSteps.build?.(options);
const journeys = { ...options, paths: [`--project=${project}`] };
const counts = built?.failed ? built : await testSteps.journeys?.(journeys);
console.log(`${counts?.passed ?? 0} passed, ${counts?.failed ?? 1} failed`);
process.exitCode = counts?.failed === 0 ? 0 : 1;
