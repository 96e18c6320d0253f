import { planOf } from './test-plan.mjs';

const all = ['types', 'lint', 'build', 'screens', 'servers', 'pglite', 'postgres', 'journeys', 'engines'];
/** @param {string[]} requested */
const stepsOf = (...requested) => planOf(requested, all, true).map(({ step }) => step);
const [ofBoth, ofOne] = ['api/src/server/server.test.ts', 'api/src/features/auth/token-secret.test.ts'];
const ofEmbedded = 'api/src/db/embedded/lock.test.ts';

test('without a word every step runs, whole', () => {
  expect(stepsOf()).toEqual(all);
  for (const { step, paths } of planOf([], all, true)) if (step !== 'pglite') expect(paths).toEqual([]);
});

test('the embedded database runs what names it, and every test of the API where there is no server', () => {
  const embedded = planOf([], all, true).find(({ step }) => step === 'pglite')?.paths;
  expect(embedded).toEqual(expect.arrayContaining([ofBoth, ofEmbedded]));
  expect(embedded).not.toContain(ofOne);
  expect(planOf([], all, false)).toEqual(all.map((step) => ({ step, paths: [] })));
  expect(planOf([ofOne], all, false)).toEqual([{ step: 'pglite', paths: [ofOne] }]);
});

test('a file runs where its first line and its kind say: a journey on fresh builds', () => {
  expect(planOf([ofBoth], all, true)).toEqual([
    { step: 'pglite', paths: [ofBoth] },
    { step: 'postgres', paths: [ofBoth] },
  ]);
  expect(planOf([ofOne], all, true)).toEqual([{ step: 'postgres', paths: [ofOne] }]);
  expect(planOf([ofEmbedded], all, true)).toEqual([{ step: 'pglite', paths: [ofEmbedded] }]);
  expect(stepsOf('e2e/journeys')).toEqual(['build', 'journeys']);
  expect(stepsOf('e2e/engines')).toEqual(['build', 'engines']);
  expect(stepsOf('scripts/tests/test-plan.test.mjs')).toEqual(['servers']);
  expect(stepsOf('shared/ui')).toEqual(['screens']);
});

test('a step that is named runs whole', () => {
  expect(planOf(['pglite'], all, true)).toEqual([{ step: 'pglite', paths: [] }]);
});

test('steps and files can be asked for together', () => {
  expect(stepsOf('lint', 'shared/ui')).toEqual(['lint', 'screens']);
});

test('what is not there is said', () => {
  expect(() => planOf(['jurneys'], all, true)).toThrow('There is no step, file or folder called jurneys.');
  expect(() => planOf(['../elsewhere'], all, true)).toThrow(
    'There is no step, file or folder called ../elsewhere.',
  );
});
