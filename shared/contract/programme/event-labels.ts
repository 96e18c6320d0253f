/** The label is set by the curator and never derived from the date. */
export const eventLabels = ['Closed', 'Join Now', 'Book Now'] as const;
export type EventLabel = (typeof eventLabels)[number];
