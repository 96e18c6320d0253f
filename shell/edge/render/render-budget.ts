/** This many late pages in a row, and milliseconds without a good one, mean that the API hangs. */
const hangingAfter = { pages: 4, since: 1000 };
/** In milliseconds: the reduced budget, and the time between two attempts with the whole one. */
const hanging = { budget: 100, trial: 1000 };

/** Shrinks the budget while the API seems to hang, so that visitors do not wait in vain. */
export function createRenderBudget(whole: number) {
  let lateCount = 0;
  let lateSince = 0;
  let nextTrial = 0;
  return { next, record };

  function next(): number {
    const now = Date.now();
    const hangs = lateCount >= hangingAfter.pages && now - lateSince >= hangingAfter.since;
    if (!hangs) return whole;
    if (now < nextTrial) return Math.min(whole, hanging.budget);
    nextTrial = now + hanging.trial;
    return whole;
  }

  function record(outcome: 'in time' | 'late'): void {
    if (outcome === 'late' && lateCount === 0) lateSince = Date.now();
    lateCount = outcome === 'late' ? lateCount + 1 : 0;
  }
}
