import { testSteps } from './tests/test-steps.mjs';

/** Checks HTML and Lighthouse on ten pages; `npm test` checks three. */
process.env.AUDIT = 'whole';
const options = { signal: new AbortController().signal, paths: [] };
const built = await testSteps.build?.(options);
const counts = built?.failed ? built : await testSteps.journeys?.({ ...options, paths: ['--project=audit'] });
console.log(`${counts?.passed ?? 0} passed, ${counts?.failed ?? 1} failed`);
process.exitCode = counts?.failed === 0 ? 0 : 1;
