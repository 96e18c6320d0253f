import { planOf } from './test-plan.mjs';

const all = ['types', 'lint', 'build', 'screens', 'servers', 'pglite', 'postgres', 'journeys', 'engines'];
/** @param {string[]} requested */
const stepsOf = (...requested) => planOf(requested, all, true).map(({ step }) => step);
const [ofBoth, ofOne] = ['api/src/server/server.test.ts', 'api/src/features/auth/token-secret.test.ts'];
const ofEmbedded = 'api/src/db/embedded/lock.test.ts';

test('runs every step completely without arguments', () => {
  expect(stepsOf()).toEqual(all);
  for (const { step, paths } of planOf([], all, true))
    expect(paths.length > 0).toBe(step === 'pglite' || step === 'postgres');
});

test.each([[[]], [['pglite', 'postgres']]])(
  'the steps %j run their own API tests, or all without a server',
  (named) => {
    const [embedded, server] = ['pglite', 'postgres'].map(
      (name) => planOf(named, all, true).find(({ step }) => step === name)?.paths,
    );
    expect(embedded).toEqual(expect.arrayContaining([ofBoth, ofEmbedded]));
    expect(embedded).not.toContain(ofOne);
    expect(server).toEqual(expect.arrayContaining([ofBoth, ofOne]));
    expect(server).not.toContain(ofEmbedded);
    expect(planOf([], all, false)).toEqual(all.map((step) => ({ step, paths: [] })));
    expect(planOf([ofOne], all, false)).toEqual([{ step: 'pglite', paths: [ofOne] }]);
  },
);

test('chooses the steps of a file by its first line and its kind and builds for a journey', () => {
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

test('runs a named step completely', () => {
  expect(planOf(['lint'], all, true)).toEqual([{ step: 'lint', paths: [] }]);
  expect(stepsOf('engines')).toEqual(['build', 'engines']);
});

test('accepts steps and files together', () => {
  expect(stepsOf('lint', 'shared/ui')).toEqual(['lint', 'screens']);
});

test('refuses an unknown step, file or folder and names it', () => {
  expect(() => planOf(['jurneys'], all, true)).toThrow('There is no step, file or folder called jurneys.');
  expect(() => planOf(['../elsewhere'], all, true)).toThrow(
    'There is no step, file or folder called ../elsewhere.',
  );
});
