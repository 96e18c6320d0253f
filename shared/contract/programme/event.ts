/** Tells visitors what to expect. `Event` covers everything else. */
export const eventKinds = ['Exhibition', 'Talk', 'Workshop', 'Evening', 'Event'] as const;
export type EventKind = (typeof eventKinds)[number];

/** The curator sets the label. The date does not change it. */
export const eventLabels = ['Closed', 'Join Now', 'Book Now'] as const;
export type EventLabel = (typeof eventLabels)[number];

/** POST to `list` creates, and PUT to `one` changes. An old version answers 409 with the current `event`. */
export const eventPaths = {
  list: '/event',
  one: (id: string) => `/event/${encodeURIComponent(id)}`,
  bookings: (id: string) => `/event/${encodeURIComponent(id)}/bookings`,
  /** The next open days of an event with opening hours. */
  sessions: (id: string) => `/event/${encodeURIComponent(id)}/sessions`,
  /** A file for a calendar; `session` is the start of one open day. */
  calendar: (id: string, session?: string) =>
    `/event/${encodeURIComponent(id)}/calendar${session ? `?session=${encodeURIComponent(session)}` : ''}`,
  book: (id: string) => `/event/${encodeURIComponent(id)}/booking`,
  /** `token` is the signed token of the email. GET returns the booking, and POST to `cancelBooking` cancels it. */
  booking: (token: string) => `/event/booking/${encodeURIComponent(token)}`,
  cancelBooking: (token: string) => `/event/booking/${encodeURIComponent(token)}/cancel`,
};

export const maxPlaces = 10;

/** GET `csv` returns the guest list. POST to `message` writes to the guests, and POST to `cancel` cancels a booking. */
export const eventGuestPaths = {
  csv: (event: string) => `/event/${encodeURIComponent(event)}/guests.csv`,
  message: (event: string) => `/event/${encodeURIComponent(event)}/message`,
  cancel: (event: string, booking: string) =>
    `/event/${encodeURIComponent(event)}/bookings/${encodeURIComponent(booking)}/cancel`,
};

/** In characters. */
export const maxGuestSubject = 150;
export const maxGuestMessage = 5_000;

export const guestGroups = ['confirmed', 'waiting'] as const;
