/** Tells visitors what to expect. `Event` covers everything else. */
export const eventKinds = ['Exhibition', 'Talk', 'Workshop', 'Evening', 'Event'] as const;
export type EventKind = (typeof eventKinds)[number];
