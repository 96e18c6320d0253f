import { runCommand } from './run-command.mjs';
import { testSteps } from './tests/test-steps.mjs';

/** Tests all pairs of present and released builds; `archive <tag or commit>` stores the build of another version. */
const [word, commit] = process.argv.slice(2);
if (word === 'archive') {
  const { ok } = await runCommand(process.execPath, ['scripts/skew/archive.mjs', commit ?? '']);
  process.exit(ok ? 0 : 1);
}
process.env.SKEW = 'whole';
const options = { signal: new AbortController().signal, paths: [] };
const built = await testSteps.build?.(options);
const counts = built?.failed ? built : await testSteps.journeys?.({ ...options, paths: ['--project=skew'] });
console.log(`${counts?.passed ?? 0} passed, ${counts?.failed ?? 1} failed`);
process.exitCode = counts?.failed === 0 ? 0 : 1;
