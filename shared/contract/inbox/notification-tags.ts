/** What may have happened, by the tag that it is shown with. */
export const notificationTags = ['Order Alert', 'Enquiry', 'Message', 'Booking'] as const;
export type NotificationTag = (typeof notificationTags)[number];
