/** Databases and answers use this word for a candidate, because the release before reads it too. */
export const candidateState = 'offered';

export const releaseStates = [candidateState, 'refused', 'canary', 'live', 'replaced', 'withdrawn'] as const;
export type ReleaseState = (typeof releaseStates)[number];

/** Returns the word for people. */
export function stateName(state: ReleaseState): string {
  return state === candidateState ? 'candidate' : state;
}
