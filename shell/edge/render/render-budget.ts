/** Late pages in a row, and milliseconds without any other, that make the API look as if it hung. */
const suspicion = { pages: 4, since: 1000 };
/** Milliseconds: what a page gets then, and between two that get the whole budget all the same. */
const hanging = { budget: 100, trial: 1000 };

/** How long a page may take to render: less while none came in time, so that nobody waits for what will not come. */
export function createRenderBudget(whole: number) {
  let late = 0;
  let lateSince = 0;
  let nextTrial = 0;
  return { next, record };

  /** Milliseconds for the page that is rendered now. */
  function next(): number {
    const now = Date.now();
    const hangs = late >= suspicion.pages && now - lateSince >= suspicion.since;
    if (!hangs) return whole;
    if (now < nextTrial) return Math.min(whole, hanging.budget);
    nextTrial = now + hanging.trial;
    return whole;
  }

  function record(outcome: 'in time' | 'late'): void {
    if (outcome === 'late' && late === 0) lateSince = Date.now();
    late = outcome === 'late' ? late + 1 : 0;
  }
}
