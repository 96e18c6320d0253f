// Runs on both databases, because each has its own extensions.
import fc from 'fast-check';
import { fuzzyMatch } from './artwork-search';

const once = { slips: 1, unfinished: false };

test.each([
  ['sculpure', 'sculpture'],
  ['sculptture', 'sculpture'],
  ['sculbture', 'sculpture'],
  ['scupltre', 'scuplter'],
  ['ozun', 'osun'],
])('%s matches %s', (typed, word) => expect(fuzzyMatch(typed, word, once)).toBe(true));

test.each([
  ['zebra', 'sculpture'],
  ['sculpure', 'sculptures'],
  ['painitng', 'printing'],
  ['', 'ab'],
  ['ab', ''],
])('%p does not match %p', (typed, word) => expect(fuzzyMatch(typed, word, once)).toBe(false));

test('matches an unfinished word only when allowed', () => {
  expect(fuzzyMatch('sculpu', 'sculpture', { slips: 1, unfinished: true })).toBe(true);
  expect(fuzzyMatch('sculpu', 'sculpture', once)).toBe(false);
});

const letters = fc.array(fc.constantFrom('a', 'e', 'k', 'ọ', '字'), { minLength: 1, maxLength: 9 });

test('one letter left out, added, changed, or swapped with the next is one slip', () => {
  fc.assert(
    fc.property(letters, fc.nat(), fc.constantFrom('a', 'z'), (word, somewhere, other) => {
      const at = somewhere % word.length;
      const [before, letter, next, ...rest] = [
        word.slice(0, at),
        word[at] ?? '',
        word[at + 1] ?? '',
        ...word.slice(at + 2),
      ];
      const slips = [
        [...before, next, ...rest],
        [...before, letter, other, next, ...rest],
        [...before, other, next, ...rest],
        [...before, next, letter, ...rest],
      ];
      for (const slip of slips) expect(fuzzyMatch(slip.join(''), word.join(''), once)).toBe(true);
    }),
  );
});

test('matches in both directions and never over a length difference above the slips', () => {
  fc.assert(
    fc.property(letters, letters, fc.integer({ min: 0, max: 2 }), (one, other, slips) => {
      const [a, b] = [one.join(''), other.join('')];
      expect(fuzzyMatch(a, b, { slips, unfinished: false })).toBe(
        fuzzyMatch(b, a, { slips, unfinished: false }),
      );
      if (Math.abs(a.length - b.length) > slips)
        expect(fuzzyMatch(a, b, { slips, unfinished: false })).toBe(false);
    }),
  );
});
