import { nextStep } from './judge-canary';

const canary = { share: 5, steps: [5, 25, 100] };
const seen = { minutes: 10, stepViews: { candidate: 50, live: 50 }, evidence: 1 };

test('a canary takes its next share after the time and the views of its step', () => {
  expect(nextStep(canary, seen, 10)).toBe(25);
  expect(nextStep({ ...canary, share: 10 }, seen, 10)).toBe(25);
});

test('a canary is promoted after its last share below 100%', () => {
  expect(nextStep({ ...canary, share: 25 }, seen, 10)).toBe('all');
  expect(nextStep({ share: 30, steps: [5, 25] }, seen, 10)).toBe('all');
});

test.each([
  ['the step has just begun', { minutes: 9.9 }],
  ['the candidate has too few views in this step', { stepViews: { candidate: 49, live: 50 } }],
  ['the live release has too few views in this step', { stepViews: { candidate: 50, live: 49 } }],
  ['the candidate may be worse', { evidence: 10 }],
])('a canary waits while %s', (_, given) => {
  expect(nextStep(canary, { ...seen, ...given }, 10)).toBeNull();
});

test('a canary without steps waits for staff', () => {
  expect(nextStep({ share: 5, steps: [] }, seen, 10)).toBeNull();
});
