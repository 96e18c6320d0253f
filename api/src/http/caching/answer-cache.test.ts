import { answerCache } from './answer-cache';

test('removes the least recently used answer first', () => {
  const kept = answerCache<string>({ max: 2, ttlMs: 60_000 });
  expect(kept.get('one', 1)).toBeUndefined();
  for (const name of ['one', 'two']) kept.set(name, 1, name, performance.now());
  expect(kept.get('one', 1)).toBe('one');
  kept.set('three', 1, 'three', performance.now());
  expect(['one', 'two', 'three'].map((name) => kept.get(name, 1))).toEqual(['one', undefined, 'three']);
});

test('removes answers of an older version and ignores late ones', () => {
  const kept = answerCache<string>({ max: 2, ttlMs: 60_000 });
  expect(kept.get('one', 1)).toBeUndefined();
  kept.set('one', 1, 'old', performance.now());
  expect(kept.get('one', 2)).toBeUndefined();
  kept.set('one', 1, 'late', performance.now());
  expect(kept.get('one', 2)).toBeUndefined();
});

test('expires an answer by the time of its read', () => {
  const kept = answerCache<string>({ max: 2, ttlMs: 60_000 });
  expect(kept.get('one', 1)).toBeUndefined();
  kept.set('one', 1, 'old', performance.now() - 60_000);
  expect(kept.get('one', 1)).toBeUndefined();
});
