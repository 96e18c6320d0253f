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
