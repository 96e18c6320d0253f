/** What a visitor may expect; `Event` is none of the others. */
export const eventKinds = ['Exhibition', 'Talk', 'Workshop', 'Evening', 'Event'] as const;
export type EventKind = (typeof eventKinds)[number];
