import { nextStep } from './next-step';

const canary = { share: 25, steps: [5, 25, 100] };
const seen = { minutes: 10, stepViews: 50, liveViews: 50, evidence: 1 };

test('a canary takes its next share when its step has lasted and was seen', () => {
  expect(nextStep(canary, seen, 10)).toBe(100);
  expect(nextStep({ ...canary, share: 5 }, seen, 10)).toBe(25);
  expect(nextStep({ ...canary, share: 10 }, seen, 10)).toBe(25);
});

test('after its last share it is promoted', () => {
  expect(nextStep({ ...canary, share: 100 }, seen, 10)).toBe('all');
  expect(nextStep({ share: 30, steps: [5, 25] }, seen, 10)).toBe('all');
});

test.each([
  ['the step is young', { minutes: 9.9 }],
  ['too few saw the step', { stepViews: 49 }],
  ['nobody saw the live release, so nothing was compared', { liveViews: 49 }],
  ['it may be worse', { evidence: 10 }],
])('it waits while %s', (_, given) => {
  expect(nextStep(canary, { ...seen, ...given }, 10)).toBeNull();
});

test('without steps it waits for staff', () => {
  expect(nextStep({ share: 5, steps: [] }, seen, 10)).toBeNull();
});
