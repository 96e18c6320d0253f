import { answerCache } from './answer-cache';

test('forgets first the answer that was asked for least recently', () => {
  const kept = answerCache<string>({ max: 2, ttlMs: 60_000 });
  expect(kept.get('one', 1)).toBeUndefined();
  for (const name of ['one', 'two']) kept.set(name, 1, name, performance.now());
  expect(kept.get('one', 1)).toBe('one');
  kept.set('three', 1, 'three', performance.now());
  expect(['one', 'two', 'three'].map((name) => kept.get(name, 1))).toEqual(['one', undefined, 'three']);
});

test('forgets every answer of an older version, and takes none that was made of one', () => {
  const kept = answerCache<string>({ max: 2, ttlMs: 60_000 });
  expect(kept.get('one', 1)).toBeUndefined();
  kept.set('one', 1, 'old', performance.now());
  expect(kept.get('one', 2)).toBeUndefined();
  kept.set('one', 1, 'late', performance.now());
  expect(kept.get('one', 2)).toBeUndefined();
});

test('keeps no answer longer than its time, which begins with its read', () => {
  const kept = answerCache<string>({ max: 2, ttlMs: 60_000 });
  expect(kept.get('one', 1)).toBeUndefined();
  kept.set('one', 1, 'old', performance.now() - 60_000);
  expect(kept.get('one', 1)).toBeUndefined();
});
