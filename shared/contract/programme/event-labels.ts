/** The curator sets the label. The date does not change it. */
export const eventLabels = ['Closed', 'Join Now', 'Book Now'] as const;
export type EventLabel = (typeof eventLabels)[number];
