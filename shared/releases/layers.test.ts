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

test('every visitor gets one of the releases that the layers name, and never one that is not open', () => {
  fc.assert(
    fc.property(layers, place, open, (some, at, isOpen) => {
      const release = resolveRelease(some, at, isOpen);
      if (release === null) return;
      expect([some.live, some.canary?.digest, some.pin]).toContain(release);
      expect(isOpen(release)).toBe(true);
    }),
  );
});

test('opens live for a visitor, whatever else is closed', () => {
  fc.assert(
    fc.property(layers, place, open, (some, at, isOpen) => {
      if (some.live && isOpen(some.live)) expect(resolveRelease(some, at, isOpen)).not.toBeNull();
    }),
  );
});

test('a pin that is open is what all get; one that is closed leaves all with live, canary or not', () => {
  fc.assert(
    fc.property(layers, digest, place, (some, pin, at) => {
      expect(resolveRelease({ ...some, pin }, at)).toBe(pin);
      const without = resolveRelease({ ...some, pin: null, canary: null }, at, (one) => one !== pin);
      expect(resolveRelease({ ...some, pin }, at, (one) => one !== pin)).toBe(without);
    }),
  );
});

test('a share that grows keeps who is in; one that shrinks lets nobody in', () => {
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

test('a canary that is not open leaves its visitors with live', () => {
  const some = { live: 'a', canary: { digest: 'b', share: 100, run: 'run' }, pin: null };
  expect(resolveRelease(some, 3, (one) => one !== 'b')).toBe('a');
  expect(resolveRelease(some, 3, () => false)).toBeNull();
});
