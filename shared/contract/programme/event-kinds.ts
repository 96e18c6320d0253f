/** Tells visitors what to expect. `Event` covers everything else. */
export const eventKinds = ['Exhibition', 'Talk', 'Workshop', 'Evening', 'Event'] as const;
export type EventKind = (typeof eventKinds)[number];

/** The curator sets the label. The date does not change it. */
export const eventLabels = ['Closed', 'Join Now', 'Book Now'] as const;
export type EventLabel = (typeof eventLabels)[number];
