import { planOf } from './test-plan.mjs';

const all = ['types', 'lint', 'build', 'screens', 'servers', 'pglite', 'postgres', 'journeys'];
/** @param {string[]} requested */
const stepsOf = (...requested) => planOf(requested, all).map(({ step }) => step);

test('without a word every step runs, whole', () => {
  expect(planOf([], all)).toEqual(all.map((step) => ({ step, paths: [] })));
});

test('a file runs where its kind runs: the API on both databases, a journey on fresh builds', () => {
  expect(planOf(['api/src/server/app.test.ts'], all)).toEqual([
    { step: 'pglite', paths: ['api/src/server/app.test.ts'] },
    { step: 'postgres', paths: ['api/src/server/app.test.ts'] },
  ]);
  expect(stepsOf('api/src/features/auth/token-secret.test.ts')).toEqual(['pglite']);
  expect(stepsOf('e2e/journeys')).toEqual(['build', 'journeys']);
  expect(stepsOf('scripts/tests/test-plan.test.mjs')).toEqual(['servers']);
  expect(stepsOf('shared/ui')).toEqual(['screens']);
});

test('steps and files can be asked for together', () => {
  expect(stepsOf('lint', 'shared/ui')).toEqual(['lint', 'screens']);
});

test('what is not there is said', () => {
  expect(() => planOf(['jurneys'], all)).toThrow('There is no step, file or folder called jurneys.');
  expect(() => planOf(['../elsewhere'], all)).toThrow(
    'There is no step, file or folder called ../elsewhere.',
  );
});
