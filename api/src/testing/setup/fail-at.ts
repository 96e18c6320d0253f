import { observeSteps, type Step } from '../../db/steps';

/** Runs `work`, which fails at the step as if the process were killed there. */
export async function failAt<Result>(step: Step, work: () => Promise<Result>): Promise<Result> {
  const stop = observeSteps((now) => {
    if (now === step) throw new Error('killed');
  });
  try {
    return await work();
  } finally {
    stop();
  }
}
