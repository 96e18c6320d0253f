/** @jest-environment node */
import fc from 'fast-check';
import { type ReleaseLayers, resolveRelease } from './layers';

const digest: fc.Arbitrary<string> = fc.constantFrom('a', 'b', 'c', 'd');
const share = fc.double({ min: 0, max: 100, noNaN: true });
const place = fc.double({ min: 0, max: 100, maxExcluded: true, noNaN: true });
const layers: fc.Arbitrary<ReleaseLayers> = fc.record({
  live: fc.option(digest),
  canary: fc.option(fc.record({ digest, share, run: fc.constant('run') })),
  pin: fc.option(digest),
});
const open = fc.uniqueArray(digest).map((some) => (one: string) => some.includes(one));

test('every visitor gets an open release that the layers name', () => {
  fc.assert(
    fc.property(layers, place, open, (some, at, isOpen) => {
      const release = resolveRelease(some, at, isOpen);
      if (release === null) return;
      expect([some.live, some.canary?.digest, some.pin]).toContain(release);
      expect(isOpen(release)).toBe(true);
    }),
  );
});

test('a visitor gets a release whenever live is open', () => {
  fc.assert(
    fc.property(layers, place, open, (some, at, isOpen) => {
      if (some.live && isOpen(some.live)) expect(resolveRelease(some, at, isOpen)).not.toBeNull();
    }),
  );
});

test('an open pin applies to everyone, and a closed one falls back', () => {
  fc.assert(
    fc.property(layers, digest, place, (some, pin, at) => {
      expect(resolveRelease({ ...some, pin }, at)).toBe(pin);
      const without = resolveRelease({ ...some, pin: null, canary: null }, at, (one) => one !== pin);
      expect(resolveRelease({ ...some, pin }, at, (one) => one !== pin)).toBe(without);
    }),
  );
});

test('a growing share keeps its visitors', () => {
  fc.assert(
    fc.property(share, share, place, (one, other, at) => {
      const isIn = (of: number) =>
        resolveRelease({ live: 'a', canary: { digest: 'b', share: of, run: 'run' }, pin: null }, at) === 'b';
      if (isIn(Math.min(one, other))) expect(isIn(Math.max(one, other))).toBe(true);
    }),
  );
  const all = { live: 'a', canary: { digest: 'b', share: 100, run: 'run' }, pin: null };
  expect(resolveRelease(all, 99.999_999)).toBe('b');
  expect(resolveRelease({ ...all, canary: { ...all.canary, share: 0 } }, 0)).toBe('a');
});

test('a closed canary leaves its visitors with live', () => {
  const some = { live: 'a', canary: { digest: 'b', share: 100, run: 'run' }, pin: null };
  expect(resolveRelease(some, 3, (one) => one !== 'b')).toBe('a');
  expect(resolveRelease(some, 3, () => false)).toBeNull();
});
