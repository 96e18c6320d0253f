export type {
  OwnAccountAnswer,
  OwnBooking,
  OwnBookingsAnswer,
  OwnEnquiriesAnswer,
  OwnEnquiry,
  OwnSession,
  OwnSessionsAnswer,
} from './account.schema';

/** The caller's account as it is now, because another device may have changed it. */
export const ownAccountPath = '/account';

/** What the caller sent: logged in, or with the account's confirmed email address. */
export const activityPaths = {
  bookings: '/account/bookings',
  cancelBooking: (id: string) => `/account/bookings/${encodeURIComponent(id)}/cancel`,
  enquiries: '/account/enquiries',
};

export const maxActivity = 100;

export const ownDataPaths = {
  export: '/account/export',
  remove: '/account/delete',
};

export const ownDataFile = 'gallery-data.json';

export const sessionPaths = {
  /** DELETE ends one of them. */
  list: '/account/sessions',
  one: (id: string) => `/account/sessions/${encodeURIComponent(id)}`,
  endOthers: '/account/sessions/end-others',
};

/** The API answers so many sessions, those of the newest use. */
export const maxSessions = 100;
