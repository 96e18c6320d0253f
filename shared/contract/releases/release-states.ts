export const releaseStates = ['offered', 'refused', 'canary', 'live', 'replaced', 'withdrawn'] as const;
export type ReleaseState = (typeof releaseStates)[number];
