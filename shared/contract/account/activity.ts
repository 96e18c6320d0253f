export type { OwnBooking, OwnBookingsAnswer, OwnEnquiriesAnswer, OwnEnquiry } from './activity.schema';

/** What the caller sent: logged in, or with the account's confirmed e-mail address. */
export const activityPaths = {
  bookings: '/account/bookings',
  cancelBooking: (id: string) => `/account/bookings/${encodeURIComponent(id)}/cancel`,
  enquiries: '/account/enquiries',
};

export const maxActivity = 100;
