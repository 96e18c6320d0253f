export const notificationTags = ['Order Alert', 'Enquiry', 'Message', 'Booking'] as const;
export type NotificationTag = (typeof notificationTags)[number];

export const notificationPaths = {
  list: '/notification',
  one: (id: string) => `/notification/${encodeURIComponent(id)}`,
  read: (id: string) => `/notification/${encodeURIComponent(id)}/read`,
  readAll: '/notification/read',
  /** Server-sent `notification` events, each a `NotificationEvent`. */
  stream: '/notification/stream',
};
