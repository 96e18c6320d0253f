/** The curator sets the label; it does not follow from the date. */
export const eventLabels = ['Closed', 'Join Now', 'Book Now'] as const;
export type EventLabel = (typeof eventLabels)[number];
