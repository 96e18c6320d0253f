export const notificationTags = ['Order Alert', 'Enquiry', 'Message', 'Booking'] as const;
export type NotificationTag = (typeof notificationTags)[number];
